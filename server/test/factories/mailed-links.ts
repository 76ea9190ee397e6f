import type { TestSystem } from "../harness/start-system.ts";

/** Tokens of every link to `path` that was mailed to an address, newest first. */
export function mailedTokens(system: Pick<TestSystem, "mailbox">, to: string, path: string): string[] {
	const links = (system.mailbox?.read(to) ?? []).flatMap((mail) => mail.links);
	return links
		.map((link) => new URL(link))
		.filter((link) => link.pathname === path)
		.flatMap((link) => link.searchParams.get("token") ?? []);
}
