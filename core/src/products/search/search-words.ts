/** What is longer is cut into several, since no index takes words of any length. */
const WORD = /\d{1,20}(?:\.\d{1,20}){0,3}|\p{L}{1,60}/gu;
const MARKS = /\p{M}/gu;
/** Letters that Unicode does not take apart into a letter and a mark. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	đ: "d",
	ð: "d",
	ł: "l",
	þ: "th",
	ı: "i",
};
const LETTERS_SPELLED_OUT = new RegExp(`[${Object.keys(SPELLED_OUT).join("")}]`, "g");
const APOSTROPHES = /['’‘ʼ`´]/g;

/**
 * The words of a name or of what somebody types, without case, accents and punctuation. A number stands alone, so
 * that "SPF50+", "spf 50" and "SPF-50" are the same words.
 */
export function searchWords(text: string): string[] {
	const folded = text
		.replace(APOSTROPHES, "")
		.normalize("NFKD")
		// Some letters are taken apart into one and an apostrophe.
		.replace(APOSTROPHES, "")
		.replace(MARKS, "")
		.toLowerCase()
		.normalize("NFC")
		.replace(LETTERS_SPELLED_OUT, (letter) => SPELLED_OUT[letter] ?? letter);
	return folded.match(WORD) ?? [];
}
