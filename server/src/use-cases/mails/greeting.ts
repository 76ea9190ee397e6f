/** In characters, and in words: longer than nearly every name, shorter than nearly every message. */
const LONGEST = 40;
const MOST_WORDS = 4;
/** Scripts that put no space between words hold a sentence in a few characters. */
const LONGEST_UNSPACED = 8;

const LETTERS_ONLY = /^[\p{L}\p{M}][\p{L}\p{M}'’-]*$/u;
const UNSPACED =
	/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const SMALL = /^\p{Ll}/u;
/** Small words inside names. */
const PARTICLES = new Set(
	"af al av bin bint da das de del della den der di do dos du e el i la le san st te ten ter van vom von y zu".split(
		" ",
	),
);

/**
 * Greets by name only what reads as a name: anyone can register a stranger's address, and a name with a link, a
 * number or a sentence in it would turn our mail into theirs.
 */
export function greeting(username: string | null): string {
	const name = username?.trim().replaceAll(/ +/g, " ") ?? "";
	return readsAsName(name) ? `Hello ${name},` : "Hello,";
}

function readsAsName(name: string): boolean {
	const words = name.split(" ");
	if (name.length > LONGEST || words.length > MOST_WORDS || !words.every((word) => LETTERS_ONLY.test(word))) {
		return false;
	}
	if (UNSPACED.test(name)) return name.replaceAll(" ", "").length <= LONGEST_UNSPACED;
	// A sentence goes on in small letters, a name does not, but for its particles.
	return words.slice(1).every((word) => !SMALL.test(word) || PARTICLES.has(word));
}
