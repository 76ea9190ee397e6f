/** Items of the Sensitive Scale-10, each 0 to 10 (Misery et al. 2014, doi 10.2340/00015555-1870). */
export const SCALE_ITEMS = 10;
const ITEM_MAX = 10;
export const SCALE_MAX = SCALE_ITEMS * ITEM_MAX;
/** Fewer answers than this say too little to be scaled up. */
const FEWEST_ANSWERS = 5;
/** Sums above these count as sensitive and as slightly sensitive skin. */
export const SENSITIVE_ABOVE = 12.7;
export const SLIGHT_ABOVE = 5;

export interface ScaleScore {
	/** 0 to 100, scaled up to ten items where some are missing; one decimal. */
	sum: number;
	answered: number;
	band: "sensitive" | "slight" | "calm";
}

/** The sum over ten items; null where fewer than five were answered. Answers outside 0 to 10 are not counted. */
export function scoreSensitiveScale(
	answers: Readonly<Record<string, number | undefined>> | undefined,
): ScaleScore | null {
	const given = Object.values(answers ?? {})
		.filter(isAnswer)
		.slice(0, SCALE_ITEMS);
	if (given.length < FEWEST_ANSWERS) return null;
	const raw = (given.reduce((total, answer) => total + answer, 0) * SCALE_ITEMS) / given.length;
	const sum = Math.round(raw * 10) / 10;
	return { sum, answered: given.length, band: bandOf(raw) };
}

function isAnswer(answer: number | undefined): answer is number {
	return answer !== undefined && answer >= 0 && answer <= ITEM_MAX;
}

function bandOf(sum: number): ScaleScore["band"] {
	if (sum > SENSITIVE_ABOVE) return "sensitive";
	return sum > SLIGHT_ABOVE ? "slight" : "calm";
}
