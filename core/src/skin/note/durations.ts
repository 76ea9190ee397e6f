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
	thirteen: 13,
	fourteen: 14,
	fifteen: 15,
	sixteen: 16,
	seventeen: 17,
	eighteen: 18,
	nineteen: 19,
	twenty: 20,
};
const WEEKS_PER: Record<string, number> = {
	minute: 0,
	min: 0,
	hour: 0,
	hr: 0,
	day: 1 / 7,
	week: 1,
	wk: 1,
	fortnight: 2,
	month: 4.345,
	mth: 4.345,
	mo: 4.345,
	year: 52,
	yr: 52,
};
const AMOUNT =
	"(\\d+(?:\\.\\d+)?|an?|one|couple|two|three|few|several|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?: of)?(?: (?:whole|full|more|long|solid|good|or (?:two|three|so)))?";
const UNIT = "(minute|min|hour|hr|day|week|wk|fortnight|month|mth|mo|year|yr)s?";
const DURATION = new RegExp(`\\b${AMOUNT} ?${UNIT}\\b`, "g");
const AGO = new RegExp(`\\b${AMOUNT} ?${UNIT} (?:ago|back|earlier|since(?= ,|$))\\b`);
const VAGUE_DURATION: readonly (readonly [RegExp, number])[] = [
	[
		/\b(?:for|since|in|over) (?:many |several |so many )?months\b|\bmonths (?:now|and months)\b|\bfor ages\b/,
		8,
	],
	[/\b(?:for |, |many )?months\b(?! (?:pregnant|old|ago))/, 8],
	[/\b(?:for|since|in) (?:many |several )?weeks\b|\bweeks now\b/, 3],
	[/\b(?:for|since|in|been) (?:many |several )?years\b/, 52],
	[
		/\b(?:since|from) (?:last |the )?(?:spring|summer|autumn|fall|winter|christmas|easter|halloween|new year)\b/,
		8,
	],
	[/\bsince (?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)\w*\b/, 8],
];

/** Longest duration that a text names, in weeks; 0 when none. */
export function longestWeeks(text: string): number {
	const named = [...text.matchAll(DURATION)].map(([, amount = "", unit = ""]) => toWeeks(amount, unit));
	const vague = VAGUE_DURATION.filter(([pattern]) => pattern.test(text)).map(([, weeks]) => weeks);
	return Math.max(0, ...named, ...vague);
}

/** How long ago a clause says something was, in weeks; null where it does not say. */
export function weeksAgo(text: string): number | null {
	const [, amount, unit] = AGO.exec(text) ?? [];
	if (amount !== undefined && unit !== undefined) return toWeeks(amount, unit);
	if (/\b(?:weeks|wks) ago\b/.test(text)) return 3;
	if (/\bmonths ago\b/.test(text)) return 8;
	if (
		/\b(?:years|yrs|ages|decades) ago\b|\b(?:back )?in (?:like |about |around )?(?:19|20)\d\d\b|\bback in (?:the )?(?:\d\ds?|(?:seven|eigh|nine)ties|noughties)\b|\bin the (?:[5-9]0s|(?:19|20)\d0s|(?:seven|eigh|nine)ties|noughties)\b|\blast year\b/.test(
			text,
		)
	)
		return 52;
	if (/\blast month\b/.test(text)) return 5;
	return null;
}

function toWeeks(amount: string, unit: string): number {
	return (NUMBER_WORDS[amount] ?? Number(amount)) * (WEEKS_PER[unit] ?? 0);
}
