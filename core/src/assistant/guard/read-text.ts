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

/** Lower case with single spaces; accents, punctuation and marks are gone. */
export function normalizeName(name: string): string {
	return plainText(name)
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
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

/** A number a text states. `kind` is what it counts, where that makes it another statement. */
interface StatedNumber {
	kind: "money" | "percent" | "spf" | "share" | "plain";
	/** Decimal without padding: "12.5"; of a share both numbers: "9/10". */
	value: string;
}

const ONES =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const WORD_VALUES = new Map<string, number>([
	...ONES.map((word, value): [string, number] => [word, value]),
	...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
	["half", 0.5],
	["quarter", 0.25],
	["dozen", 12],
	["hundred", 100],
	["thousand", 1_000],
	["once", 1],
	["twice", 2],
]);
const WORD = [...WORD_VALUES.keys()].join("|");
const WORD_NUMBER = new RegExp(`\\b(?:${WORD})s?(?:[ -]+(?:and )?(?:${WORD}))*\\b`, "gi");
/** A number in words says an amount only beside one of these; "the second one" says none. */
const UNIT =
	/^[ -]*(?:(?:of )?an? )?(?:%|per ?cent|percent|pct|dollars?|bucks|euros?|cents?|usd|times|(?:to|or|and) [a-z]+ (?:percent|per cent|dollars|times|days|weeks|months|years|hours|minutes)|a (?:day|week|month)|per (?:day|week|month)|daily|weekly|(?:more )?(?:minutes?|hours?|days?|nights?|mornings?|weeks?|months?|years?|drops?|pumps?|points?|mg|milligrams?|ml|grams?|doses?|in [a-z]+|out of)\b)/i;
const SHARE = new RegExp(
	`\\b(\\d+|${WORD})s? (?:out of|in|in every) (?:every )?(\\d+|${WORD})\\b(?!-)`,
	"gi",
);
const PERCENT = /^\s*(?:%|per\s*cent\b|pct\b)/i;
const MONEY_BEFORE = /(?:[$€£]|\busd|\beur)\s*$/i;
const MONEY_AFTER = /^\s*(?:dollars?|bucks|usd|euros?|eur)\b/i;
const SPF_BEFORE = /\bspf\s*(?:of\s+)?$/i;
/** Digits one by one with single spaces are one number that does not want to be seen. */
const DIGITS = /\d(?: \d)+(?![\d.,]*\d)|\d[\d,]*(?:\.\d+)?/g;

/** Every number of a text, in digits or in words with a unit. */
export function readNumbers(text: string): StatedNumber[] {
	const plain = plainText(text);
	return [...inDigits(plain), ...inWords(plain), ...shares(plain)];
}

/** "nine out of ten", "1 in 4". */
function shares(text: string): StatedNumber[] {
	return [...text.matchAll(SHARE)].map(([, part = "", whole = ""]): StatedNumber => {
		const [a, b] = [part, whole].map((one) => (/^\d/.test(one) ? Number(one) : wordsValue(one)));
		return { kind: "share", value: `${a}/${b}` };
	});
}

function inDigits(text: string): StatedNumber[] {
	return [...text.matchAll(DIGITS)].map((match) => {
		const value = tidy(match[0]);
		const before = text.slice(Math.max(0, match.index - 12), match.index);
		const after = text.slice(match.index + match[0].length, match.index + match[0].length + 16);
		return { kind: kindOf(before, after), value };
	});
}

function kindOf(before: string, after: string): StatedNumber["kind"] {
	if (PERCENT.test(after)) return "percent";
	if (MONEY_BEFORE.test(before) || MONEY_AFTER.test(after)) return "money";
	return SPF_BEFORE.test(before) ? "spf" : "plain";
}

function tidy(digits: string): string {
	const number = Number(digits.replace(/[ ,]/g, ""));
	return Number.isFinite(number) ? String(number) : digits;
}

function inWords(text: string): StatedNumber[] {
	return [...text.matchAll(WORD_NUMBER)].flatMap((match): StatedNumber[] => {
		const after = text.slice(match.index + match[0].length, match.index + match[0].length + 32);
		if (!UNIT.test(after)) return [];
		const value = String(wordsValue(match[0]));
		if (PERCENT.test(after.replace(/^-/, " "))) return [{ kind: "percent", value }];
		return [{ kind: MONEY_AFTER.test(after) ? "money" : "plain", value }];
	});
}

/** "one hundred and twenty" is 120; "thirty-five" is 35. */
function wordsValue(words: string): number {
	let total = 0;
	for (const word of words.toLowerCase().split(/[ -]+/)) {
		const value = WORD_VALUES.get(word) ?? WORD_VALUES.get(word.replace(/s$/, ""));
		if (value === undefined) continue;
		total = value >= 100 && total > 0 ? total * value : total + value;
	}
	return total;
}

export function isNumberWord(word: string): boolean {
	return WORD_VALUES.has(word) || (word.endsWith("s") && WORD_VALUES.has(word.slice(0, -1)));
}

/** How a number stands in a set of facts: "$12.99", "30%", "spf50", "4". */
export function numberKey({ kind, value }: StatedNumber): string {
	const keys = { money: `$${value}`, percent: `${value}%`, spf: `spf${value}`, share: value, plain: value };
	return keys[kind];
}

/** Keys under which the numbers of a text may be said again; an amount with its unit may also be said without. */
export function numberKeys(text: string): string[] {
	return readNumbers(text).flatMap((number) => [numberKey(number), number.value]);
}
