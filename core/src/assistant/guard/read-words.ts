import { plainText } from "./plain-text.ts";

/** A word of a sentence with what stands before it; `start` and `end` count in the text it was read from. */
export interface Word {
	start: number;
	/** After the word and the punctuation that hangs on it. */
	end: number;
	raw: string;
	/** Lower case, letters and digits only; "" for a dash or a bullet. */
	plain: string;
	/** Begins with a capital, or hides one inside ("CeraVe"). */
	capital: boolean;
	/** No other word stands before it. */
	opens: boolean;
	/** Something ends before this word: a comma, a bracket, a colon. */
	apart: boolean;
}

/** Lower case with single spaces; accents, punctuation and marks are gone. */
export function normalizeName(name: string): string {
	return plainText(name)
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

export function readWords(text: string): Word[] {
	const words: Word[] = [];
	let apart = true;
	for (const match of text.matchAll(/\S+/g)) {
		const raw = match[0];
		const shown = plainText(raw).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
		words.push({
			start: match.index,
			end: match.index + raw.length,
			raw,
			plain: normalizeName(raw),
			capital: /^\p{Lu}|\p{Ll}{2}\p{Lu}|^\p{N}+\p{Lu}/u.test(shown),
			opens: words.every((word) => word.plain === "" || /^\d{1,2}[.)]$/.test(word.raw)),
			apart: apart || /^[([{"\u201c]/.test(raw),
		});
		apart = /[,;:)\]}"\u201d]$|^[-\u2013\u2014]$/.test(raw.replace(/[*_`]+$/, ""));
	}
	return words;
}
