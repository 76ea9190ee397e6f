const SCHEME = /\b(?:https?|ftp|file|javascript|vbscript|data|mailto):[^\s)\]]+/gi;
const ADDRESS =
	/\bwww\.\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|io|co|shop|store|xyz|info|dev|app|ai|me|ru|cn|uk|de|eu)\b(?:\/\S*)?/gi;
const IMAGE = /!\[[^[\]]*\]\([^()]*\)|!\[[^[\]]*\]\[[^[\]]*\]/g;
const LINK = /\[([^[\]]*)\]\([^()]*\)|\[([^[\]]*)\]\[[^[\]]*\]/g;
const DEFINITION = /^[ \t]*\[[^[\]\n]+\]:.*$/gm;
const TAG = /<!--[\s\S]*?(?:-->|$)|<[/!?]?[a-z][^<>]*>/gi;
const TAG_START = /<+(?=[a-z/!?])/gi;
const ENTITY = /&(?:lt|gt|#\d+|#x[\da-f]+);?/gi;

/** Words that may begin a link, an image, an address or HTML; such text is read as a whole. */
export const MARKUP_WORD =
	/[<>[\]]|:\/\/|www\.|&[#a-z\d]+;|\b(?:javascript|data|vbscript|mailto):\S|\w\.[a-z]{2,5}\b/i;

/** Links become their words; images, addresses and HTML go. What is left of a broken one is no markup anymore. */
export function stripMarkup(text: string): string {
	let plain = text;
	let before: string;
	do {
		before = plain;
		plain = plain
			.replace(DEFINITION, "")
			.replace(IMAGE, "")
			.replace(LINK, (_all, words?: string, named?: string) => words ?? named ?? "")
			.replace(TAG, "")
			.replace(ENTITY, "");
	} while (plain !== before);
	const bare = plain.replace(TAG_START, "").replace(SCHEME, "").replace(ADDRESS, "");
	// Where an address went, a bracket may stand before a letter that was none of its own.
	return bare.replace(TAG_START, "").replace(/\]\(/g, "] (");
}

/** True while a tag, comment or link has begun and not ended: its punctuation ends no sentence. */
function isInsideMarkup(text: string): boolean {
	const comment = text.lastIndexOf("<!--");
	if (comment >= 0 && text.indexOf("-->", comment) < 0) return true;
	return (
		/<[a-z/!?][^<>]*$/i.test(text) ||
		text.lastIndexOf("[") > text.lastIndexOf("]") ||
		text.lastIndexOf("](") > text.lastIndexOf(")")
	);
}

/** Characters nobody sees; inside a word they only hide it from a reader. Joiners of emoji are not among them. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const JOINERS = /\u200d|[\ufe00-\ufe0f]/g;
const FRACTIONS: Readonly<Record<string, string>> = {
	"½": "0.5",
	"⅓": "0.33",
	"⅔": "0.67",
	"¼": "0.25",
	"¾": "0.75",
	"⅕": "0.2",
	"⅛": "0.125",
};
const FRACTION = new RegExp(`(\\d?)([${Object.keys(FRACTIONS).join("")}])`, "g");

/** A text without what is not seen, as it may be sent. */
export function withoutUnseen(text: string): string {
	return text.replace(UNSEEN, "");
}

/** A text as the rules of the guard read it: compatible letters, ASCII digits, quotes and dashes, nothing unseen. */
export function plainText(text: string): string {
	return withoutUnseen(text)
		.replace(FRACTION, (_all, whole: string, part: string) => {
			const value = FRACTIONS[part] ?? "0.5";
			return whole === "" ? ` ${value}` : `${whole}${value.slice(1)}`;
		})
		.normalize("NFKC")
		.replace(JOINERS, "")
		.replace(/\p{Nd}/gu, asciiDigit)
		.replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
		.replace(/[\u2010-\u2015\u2212]/g, "-");
}

/** Digits of a script stand in one run of ten from zero to nine (Unicode, general category Nd). */
function asciiDigit(digit: string): string {
	if (digit >= "0" && digit <= "9") return digit;
	const code = digit.codePointAt(0) ?? 0;
	let zero = code;
	while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
	return String(code - zero);
}

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
