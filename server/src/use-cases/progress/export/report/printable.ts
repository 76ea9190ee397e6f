import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";

/** DejaVu: Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic and most signs; free to embed. */
export const REPORT_FONTS = {
	plain: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf")),
	bold: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf")),
} as const;

/** Writing that is named instead of drawn: the typeface lacks it, or the page cannot order it from right to left. */
const NAMED = [
	{ of: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, as: "Chinese or Japanese character" },
	{ of: /\p{Script=Hangul}/u, as: "Korean character" },
	{ of: /\p{Script=Arabic}/u, as: "Arabic character" },
	{ of: /\p{Script=Hebrew}/u, as: "Hebrew character" },
	{ of: /\p{Script=Devanagari}/u, as: "Devanagari character" },
	{ of: /\p{Script=Thai}/u, as: "Thai character" },
] as const;
const PICTURE = "picture";
const OTHER = "character of another script";
const FROM_RIGHT = /[\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Adlam}]/u;

let opened: Font | null = null;

/** Read once: the file does not change while the program runs. */
function face(): Font {
	if (opened === null) {
		const font = openSync(REPORT_FONTS.plain);
		if (!("hasGlyphForCodePoint" in font)) throw new Error("The typeface of reports is a collection.");
		opened = font;
	}
	return opened;
}

/** Controls and marks that turn the direction of other text round; line ends stay. */
const UNPRINTABLE = /[^\P{C}\n]/gu;

/** What the character is called instead of being drawn; null where it is drawn. */
function nameOf(letter: string): string | null {
	if (letter === "\n") return null;
	const known = NAMED.find(({ of }) => of.test(letter));
	if (known) return known.as;
	if (face().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) && !FROM_RIGHT.test(letter)) return null;
	return /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u.test(letter)
		? PICTURE
		: OTHER;
}

function named(name: string, count: number): string {
	const words = name === OTHER ? `characters of another script` : `${name}s`;
	return `[${count} ${count === 1 ? name : words}]`;
}

/**
 * What the page can show of a text. A run of writing it cannot draw is named with its length, as in
 * "[4 Chinese or Japanese characters]", so that nothing is broken and nothing is silently gone.
 */
export function printable(text: string): string {
	const plain = text.replaceAll(/\r\n?/g, "\n").replaceAll("\t", " ").replaceAll(UNPRINTABLE, "");
	let [shown, gap, run, count] = ["", "", "", 0];
	const flush = () => {
		shown += run === "" ? gap : `${named(run, count)}${gap}`;
		[gap, run, count] = ["", "", 0];
	};
	for (const letter of plain) {
		// A mark, or a tone of skin, belongs to the character it stands on.
		if (run !== "" && gap === "" && /[\p{M}\p{Emoji_Modifier}]/u.test(letter)) continue;
		const name = nameOf(letter);
		if (name === null && run !== "" && letter === " ") {
			gap += letter;
			continue;
		}
		if (name !== run || name === null) flush();
		if (name === null) shown += letter;
		else [gap, run, count] = ["", name, count + 1];
	}
	flush();
	return shown;
}
