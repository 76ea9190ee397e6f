import { type Font, openSync } from "fontkit";
import { REPORT_FONTS } from "./report-fonts.ts";

/** Stands for a character the typeface lacks. */
export const MISSING = "□";

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

/** What the typeface can show of a text, with a box for each character it cannot. */
export function printable(text: string): string {
	const plain = text.replaceAll(/\r\n?/g, "\n").replaceAll("\t", " ").replaceAll(UNPRINTABLE, "");
	return Array.from(plain, (letter) =>
		letter === "\n" || face().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : MISSING,
	).join("");
}
