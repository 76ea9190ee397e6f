import type { Guide } from "../guide.ts";
import { guideLines } from "../guide-lines.ts";
import { plainLine } from "../read-line.ts";

/** A line as it was written and as it is heard. */
export interface CheckedLine {
	line: string;
	plain: string;
}

/** Every line whose words are held against core: those of the page, and the one for search results. */
export function checkedLines(guide: Guide): CheckedLine[] {
	return [guide.description, ...guideLines(guide)].map((line) => ({ line, plain: plainLine(line) }));
}

/** The sentence of a text around a place in it. */
export function sentenceAt(text: string, place: number): string {
	const begin = Math.max(...[". ", "? ", "! ", ": "].map((end) => text.lastIndexOf(end, place - 1) + 1));
	const rest = text.slice(place).search(/[.?!](?:\s|$)/);
	return text.slice(begin, rest < 0 ? text.length : place + rest + 1).trim();
}
