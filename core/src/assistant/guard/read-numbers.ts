import { plainText } from "./read-text.ts";

/** A number a text states. `kind` is what it counts, where that makes it another statement. */
export interface StatedNumber {
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
