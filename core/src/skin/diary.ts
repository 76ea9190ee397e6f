import type { RedFlag } from "./red-flag.ts";
import { holdsProducts } from "./red-flags/holds-products.ts";
import type { Discomfort } from "./self-report.ts";

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

/** Discomfort a diary tells for its last two weeks: felt, and so seen in no photo. `day` and `today` are YYYY-MM-DD. */
export function feltLately(stung: readonly string[], today: string): Discomfort[] {
	const oldest = Date.parse(today) - FELT_DAYS * DAY_MS;
	return stung.some((day) => Date.parse(day) > oldest) ? ["stinging"] : [];
}

/** Whether treatments rest from this day on: skin stung, or the note tells of what holds products back. */
export function asksForPause(felt: readonly Feeling[], flags: readonly RedFlag[]): boolean {
	return felt.includes("stings") || holdsProducts(flags);
}
