import type { RedFlag } from "./red-flag.ts";
import { holdsProducts } from "./red-flags/triage-findings.ts";

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

export const DISCOMFORT_WORDS = ["stinging", "burning", "itching", "irritation", "reactive skin"] as const;
export type Discomfort = (typeof DISCOMFORT_WORDS)[number];

/** What a person says their skin feels like; used for skin type and sensitivity, never for a measurement. */
export interface SelfReport {
	tight: boolean;
	flaky: boolean;
	oily_by_midday: boolean;
	/** What skin does that is sensitive, in the order of DISCOMFORT_WORDS. */
	discomforts: readonly Discomfort[];
	/** From the person's settings; null when never answered. */
	sensitive: boolean | null;
	/** From the Sensitive Scale-10; null when too few items were answered. */
	scale: ScaleScore | null;
}

/** The settings that tell how skin feels. */
export interface ToldSettings {
	sensitive_skin?: boolean;
	sensitivity_answers?: Readonly<Record<string, number | undefined>>;
}

export const NO_SELF_REPORT: SelfReport = {
	tight: false,
	flaky: false,
	oily_by_midday: false,
	discomforts: [],
	sensitive: null,
	scale: null,
};

export function readSettings({ sensitive_skin, sensitivity_answers }: ToldSettings): SelfReport {
	return {
		...NO_SELF_REPORT,
		sensitive: sensitive_skin ?? null,
		scale: scoreSensitiveScale(sensitivity_answers),
	};
}

/** What skin feels like on a day, in the words of a tap. */
export const FEELINGS = ["calm", "tight", "stings", "new_spots", "dry", "oily"] as const;
export type Feeling = (typeof FEELINGS)[number];

export const SLEEP = ["short", "fair", "good"] as const;
export const STRESS = ["low", "some", "high"] as const;
export const CYCLE = ["period", "before_period", "other"] as const;
export const SUN = ["none", "some", "much"] as const;

/** A feeling speaks for skin's sensitivity for this long; a rule of the house, the span of two weekly routines. */
export const FELT_DAYS = 14;
const DAY_MS = 86_400_000;

/** What somebody told of a day YYYY-MM-DD, in the words of a report. */
interface FeltDay {
	day: string;
	feels: readonly Discomfort[];
}

/** Discomfort told for the last two weeks before `today`, YYYY-MM-DD: felt, and so seen in no photo. */
export function feltLately(told: readonly FeltDay[], today: string): Discomfort[] {
	const oldest = Date.parse(today) - FELT_DAYS * DAY_MS;
	const lately = told.filter(({ day }) => Date.parse(day) > oldest).flatMap(({ feels }) => feels);
	return DISCOMFORT_WORDS.filter((word) => lately.includes(word));
}

/** Whether treatments rest from this day on: skin stung, or the note tells of what holds products back. */
export function asksForPause(felt: readonly Feeling[], flags: readonly RedFlag[]): boolean {
	return felt.includes("stings") || holdsProducts(flags);
}
