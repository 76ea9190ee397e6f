import type { RedFlag } from "./red-flag.ts";
import { holdsProducts } from "./red-flags/holds-products.ts";
import { DISCOMFORT_WORDS, type Discomfort } from "./self-report.ts";

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
