import { correctSpelling } from "./spelling.ts";

/** A note as rules read it: lower case, spelled out, one clause a string. */
export interface NoteClauses {
	clauses: string[];
	/** Longest duration named anywhere, in weeks; 0 when none. */
	weeks: number;
}

const APOSTROPHES = /[\u2018\u2019\u02bc`\u00b4]/g;
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
	[/\b(?:can't|cant|can not)\b/g, "cannot"],
	[/\b(?:won't|wont)\b/g, "will not"],
	[/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|ai)n'?t\b/g, "$1 not"],
	[/\b(i)'?m\b/g, "$1 am"],
	[/\b(i|we|they|you)'ve\b/g, "$1 have"],
	[/\b(it|that|there|what|he|she)'s\b/g, "$1 is"],
	[/\b(they|we|you)'re\b/g, "$1 are"],
	[/\bw\/o\b/g, "without"],
];

/** Ends of a thought: punctuation, and words that turn it. */
const SENTENCE_END = /(?<!\d)[.]|[.](?!\d)|[!?;:\n\r()\u2013\u2014]| - /;
const TURNS =
	/,?\s+(?:but|however|though|although|yet|except that|because|while|whereas)\s+|\s*,?\s*\band (?=(?:now|my|i|it|it is|the|there|then|today)\b)|,\s*(?=(?:my|i|it|the|there|now|then|they|this|that|also|today|since|so|she|he)\b)|\s+(?=now (?:it|my|i|the|there|is)\b)/;

const NUMBER_WORDS: Record<string, number> = {
	a: 1,
	an: 1,
	one: 1,
	couple: 2,
	two: 2,
	three: 3,
	few: 3,
	several: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
};
const WEEKS_PER: Record<string, number> = { day: 1 / 7, week: 1, month: 4.345, year: 52 };
const DURATION =
	/\b(\d+(?:\.\d+)?|an?|one|couple|two|three|few|several|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: of)?(?: (?:whole|full|more|long|or (?:two|three|so)))? (day|week|month|year)s?\b/g;
const VAGUE_DURATION: readonly (readonly [RegExp, number])[] = [
	[/\b(?:for|since|in) (?:many |several )?months\b|\bmonths now\b/, 8],
	[/\b(?:for|since|in) (?:many |several )?weeks\b|\bweeks now\b/, 3],
	[/\b(?:for|since|in) (?:many |several )?years\b/, 52],
];

function longestWeeks(text: string): number {
	const named = [...text.matchAll(DURATION)].map(([, amount = "", unit = ""]) => {
		const count = NUMBER_WORDS[amount] ?? Number(amount);
		return count * (WEEKS_PER[unit] ?? 0);
	});
	const vague = VAGUE_DURATION.filter(([pattern]) => pattern.test(text)).map(([, weeks]) => weeks);
	return Math.max(0, ...named, ...vague);
}

function spellOut(note: string): string {
	const plain = note.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(APOSTROPHES, "'");
	return CONTRACTIONS.reduce((text, [pattern, words]) => text.replace(pattern, words), plain);
}

function tidy(clause: string): string {
	return clause
		.replace(/,/g, " , ")
		.replace(/[^a-z0-9., ]+/g, " ")
		.split(/\s+/)
		.filter((word) => word !== "")
		.map(correctSpelling)
		.join(" ")
		.replace(/^[, ]+|[, ]+$/g, "");
}

/** Splits a free-text note into clauses with spelling and contractions settled. Any text is accepted. */
export function readNote(note: string): NoteClauses {
	const text = spellOut(note);
	const clauses = text
		.split(SENTENCE_END)
		.flatMap((sentence) => sentence.split(TURNS))
		.map(tidy)
		.filter((clause) => clause !== "");
	return { clauses, weeks: longestWeeks(text) };
}
