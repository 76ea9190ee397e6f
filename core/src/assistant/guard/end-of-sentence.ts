import { isInsideMarkup } from "./strip-markup.ts";

/** Longer than this nothing is waited for. */
const LONGEST = 4_000;
const END = /[.!?\u2026\u3002]+["'\u201d\u2019)\]*_`]*(?=\s)|(?=\n)/g;
const LIST_NUMBER = /^\s*\d{1,2}[.)]$/;

/** Where the first sentence of a text ends; null while more of it may come. Space before it belongs to it. */
export function endOfSentence(text: string): number | null {
	for (const match of text.matchAll(END)) {
		const end = match.index + match[0].length;
		const sentence = text.slice(0, end);
		if (sentence.trim() === "" || LIST_NUMBER.test(sentence)) continue;
		if (end < LONGEST && isInsideMarkup(sentence)) continue;
		return end;
	}
	return text.length > 2 * LONGEST ? 2 * LONGEST : null;
}
