/** An amount that a text states, in digits or in words. */
export interface Figure {
	value: number;
	/** What is counted: "percent", "spf", "week", "hour", "day" for days, nights and times; "" where nothing is named. */
	unit: string;
	/** The words, and where they stand in the text. */
	words: string;
	start: number;
	end: number;
}

const VALUES = new Map<string, number>([
	..."zero one two three four five six seven eight nine ten eleven twelve"
		.split(" ")
		.map((word, value): [string, number] => [word, value]),
	["fifteen", 15],
	["twenty", 20],
	["thirty", 30],
	["forty", 40],
	["fifty", 50],
	["hundred", 100],
	["half", 0.5],
	["second", 2],
	["third", 3],
	["fourth", 4],
	["fifth", 5],
	["sixth", 6],
	["eighth", 8],
	["ninth", 9],
	["tenth", 10],
	["twelfth", 12],
]);
const NUMBER = `\\d+(?:[.,]\\d+)*(?:st|nd|rd|th)?|${[...VALUES.keys()].join("|")}`;
const UNITS: readonly [RegExp, string][] = [
	[/^(?:%|per ?cent)/, "percent"],
	[/^(?:night|morning|evening|day|time)s?\b/, "day"],
	[/^(week|hour|minute|second|month|year|trial|drop|finger|product|photo|scan)s?\b/, ""],
	[/^(?:studies|study)\b/, "study"],
];
/** Between a number and what it counts: "two to five percent", "half an hour", "two full weeks". */
const BETWEEN = new RegExp(
	`^(?:[\\s-]*(?:%|per ?cent)?[\\s-]*(?:to|or|and)\\s+(?:${NUMBER})\\b)?[\\s-]*(?:(?:or )?more )?(?:an? )?(?:full |whole |straight |controlled |small |new )?`,
	"i",
);
const IN_TEXT = new RegExp(`(?<![\\p{L}\\d.])(?:${NUMBER})(?![\\p{L}\\d])`, "giu");
/** Amounts without a number in them. */
const SET_PHRASES: readonly [RegExp, number, string][] = [
	[/\bevery other (?:night|day|evening|morning)\b/gi, 4, "day"],
	[/\bonce (?:an?|per|every) (?:day|night|week|month)\b/gi, 1, "day"],
	[/\btwice (?:an?|per|every) (?:day|night|week|month)\b/gi, 2, "day"],
	[/(?<!half )\ban hour\b/gi, 1, "hour"],
	[/\bfor a week\b/gi, 1, "week"],
	[/\bfor a month\b/gi, 1, "month"],
];

/** Every figure of a text that has lost its marks. A number word that counts nothing ("the other five") has no unit. */
export function readFigures(text: string): Figure[] {
	const numbers = [...text.matchAll(IN_TEXT)].flatMap((match): Figure[] => {
		const [words] = match;
		const start = match.index;
		const end = start + words.length;
		const unit = unitAt(text, start, end);
		if (isManner(words, unit, text.slice(end))) return [];
		return [{ value: amountOf(words), unit, words, start, end }];
	});
	const phrases = SET_PHRASES.flatMap(([pattern, value, unit]) =>
		[...text.matchAll(pattern)].map(
			({ 0: words, index }): Figure => ({ value, unit, words, start: index, end: index + words.length }),
		),
	);
	return [...numbers, ...phrases].toSorted((a, b) => a.start - b.start);
}

/** A figure that has to rest on something: everything in digits, and number words with what they count. */
export function isStatement({ words, unit }: Figure): boolean {
	return /^\d/.test(words) || unit !== "";
}

/** The same amount of the same thing; where one side names nothing, the amount decides. */
export function sameFigure(one: Figure, two: Figure): boolean {
	return one.value === two.value && (one.unit === two.unit || one.unit === "" || two.unit === "");
}

const TIME_UNITS = new Set(["percent", "second", "minute", "hour", "week", "month", "year"]);

/** "one of them", "a second one", "half the speed", "on one night": words that state no amount. */
function isManner(words: string, unit: string, rest: string): boolean {
	if (unit === "") return /^(?:one|half|\p{L}+(?:nd|rd|th)|hundred)$/iu.test(words);
	if (!/^(?:one|\p{L}+(?:nd|rd|th))$/iu.test(words) || TIME_UNITS.has(unit)) return false;
	return !/^[\s-]*\w+ (?:a|per|every) week/i.test(rest);
}

function amountOf(words: string): number {
	return VALUES.get(words.toLowerCase()) ?? Number.parseFloat(words.replace(/,(?=\d{3}\b)/g, ""));
}

function unitAt(text: string, start: number, end: number): string {
	const before = text.slice(0, start);
	if (/\bspf (?:of )?$/i.test(before)) return "spf";
	const beforeUnit = new RegExp(`\\b(week|month|day)s? (?:(?:${NUMBER}) (?:to|and|or) )?$`, "i").exec(before);
	if (beforeUnit?.[1]) return beforeUnit[1].toLowerCase();
	const rest = text.slice(end);
	const after = rest.slice(BETWEEN.exec(rest)?.[0].length ?? 0).toLowerCase();
	for (const [pattern, name] of UNITS) {
		const found = pattern.exec(after);
		if (found) return name === "" ? (found[1] ?? "") : name;
	}
	return new RegExp(`^ (?:out )?of (?:the )?(?:${NUMBER})\\b`, "i").test(rest) ||
		new RegExp(`\\b(?:${NUMBER}) (?:out )?of (?:the )?$`, "i").test(before)
		? "share"
		: "";
}
