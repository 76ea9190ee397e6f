const NAME = /^[\p{L}\p{M}\p{N} .'’_-]+$/u;
const LIKE_AN_ADDRESS = /[\p{L}\p{N}]\.[\p{L}\p{N}]/u;

/**
 * Greets by name only what reads as a name: anyone can register a stranger's address, and a name with a link or a
 * sentence in it would turn our mail into theirs.
 */
export function greeting(username: string | null): string {
	const name = username?.trim() ?? "";
	return NAME.test(name) && !LIKE_AN_ADDRESS.test(name) ? `Hello ${name},` : "Hello,";
}
