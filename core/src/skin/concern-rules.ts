import type { Concern } from "./concern.ts";
import type { MetricName, MetricZone } from "./observation.ts";

/**
 * Lower edges of severity 0.5, 1, 1.5 ... 5 in the unit of the metric, ascending. Below the first edge severity is 0.
 * A list of edges is monotone by construction and can be printed as a table (docs/science.md).
 */
export type SeverityMap = readonly [
	half: number,
	one: number,
	oneHalf: number,
	two: number,
	twoHalf: number,
	three: number,
	threeHalf: number,
	four: number,
	fourHalf: number,
	five: number,
];

/**
 * highest: the most affected zone decides, left and right as their mean. two_highest: the mean of the two most affected
 * zones, left and right each by itself. average: the face value, or zones weighted by their usual area. likely_number:
 * how many there are likely to be on the face (`metric-words.ts`).
 */
export type Combine = "highest" | "two_highest" | "average" | "likely_number";

export interface ConcernRule {
	metric: MetricName;
	map: SeverityMap;
	combine: Combine;
	/**
	 * What the whole face says beside its places: its own reading less `usual`, this share of it, at most `most` in the
	 * metric's unit either way.
	 */
	whole?: { usual: number; share: number; most: number };
	/** Severity by the likely number too, where it is higher: at most this much above what the metric's own value gives. */
	counted?: { map: SeverityMap; above: number };
	/** What a zone reads on most clear skin, in the metric's unit; taken off before the map. 0 where not listed. */
	usual?: Partial<Record<MetricZone, number>>;
	/** Steps taken off the severity of a zone that a smile folds: what is seen there depends on the face being made. */
	folded?: { zones: readonly MetricZone[]; discount: number };
	/**
	 * One zone, or one side, alone lifts the concern to its own severity less this. Null where none does: a mark on the
	 * border of two zones belongs now to one, now to the other.
	 */
	single_zone_discount: number | null;
	/** Zones that never lift it alone: what stands out there is mostly their shape and gloss. */
	never_alone?: readonly MetricZone[];
	/** What one photo can support at best, 0 to 1: agreement of such measures with graders in the literature. */
	confidence_ceiling: number;
}

/** Dryness has no metric of its own; it is read from texture and shine in `find-concerns.ts`. */
export type MeasuredConcern = Exclude<Concern, "dryness">;

/** Sources and reasons for every edge: docs/science.md, "Severity maps". */
export const CONCERN_RULES: Record<MeasuredConcern, ConcernRule> = {
	acne: {
		metric: "inflamed_spots",
		map: [1, 3, 8, 10, 12, 16, 26, 42, 72, 102],
		combine: "likely_number",
		single_zone_discount: null,
		confidence_ceiling: 0.6,
	},
	redness: {
		metric: "redness",
		map: [0.5, 2, 3.7, 5.2, 6.7, 8.2, 9.7, 11.2, 13.2, 15.2],
		combine: "two_highest",
		usual: {
			forehead: 2.5,
			glabella: 2,
			nose: 8,
			left_cheek: 3,
			right_cheek: 3,
			chin: 2,
			left_jaw: 0,
			right_jaw: 0,
			face: 0,
		},
		whole: { usual: 4.5, share: 0.5, most: 1 },
		single_zone_discount: 1,
		confidence_ceiling: 0.7,
	},
	dark_spots: {
		metric: "dark_marks",
		map: [0.08, 0.28, 0.5, 0.75, 1.05, 1.4, 1.8, 2.4, 3.2, 4.2],
		counted: { map: [2, 6, 11, 20, 35, 50, 75, 100, 150, 200], above: 0.5 },
		combine: "average",
		single_zone_discount: null,
		confidence_ceiling: 0.7,
	},
	uneven_tone: {
		metric: "evenness",
		map: [1.9, 2.3, 2.7, 3.1, 3.5, 4, 4.6, 5.3, 6.1, 7],
		combine: "average",
		single_zone_discount: 1,
		confidence_ceiling: 0.7,
	},
	shine: {
		metric: "shine",
		map: [1, 4, 10, 19, 30, 42, 54, 66, 78, 90],
		combine: "average",
		single_zone_discount: 2,
		confidence_ceiling: 0.5,
	},
	pores: {
		metric: "pores",
		map: [10, 15, 20, 27, 35, 45, 56, 70, 85, 100],
		combine: "highest",
		single_zone_discount: 1,
		confidence_ceiling: 0.4,
	},
	lines: {
		metric: "wrinkles",
		map: [1, 2, 3.5, 7, 11, 16, 22, 29, 39, 50],
		combine: "highest",
		usual: { left_nasolabial: 22, right_nasolabial: 22, left_under_eye: 20, right_under_eye: 20 },
		folded: {
			zones: ["left_nasolabial", "right_nasolabial", "left_under_eye", "right_under_eye"],
			discount: 1.5,
		},
		single_zone_discount: 1,
		confidence_ceiling: 0.6,
	},
	under_eye: {
		metric: "under_eye_darkness",
		map: [0.5, 3.5, 7.5, 10.5, 13, 15.5, 18, 20.5, 23, 26],
		combine: "highest",
		single_zone_discount: 2,
		confidence_ceiling: 0.7,
	},
	texture: {
		metric: "texture",
		map: [0.75, 0.95, 1.1, 1.3, 1.5, 1.75, 2, 2.3, 2.7, 3.2],
		combine: "average",
		usual: { nose: 0.6 },
		single_zone_discount: 1,
		never_alone: ["nose"],
		confidence_ceiling: 0.5,
	},
};

/** Appearance only: a photo shows a dry look at most, never water content. */
export const DRYNESS_CEILING = 2;
export const DRYNESS_CONFIDENCE_CEILING = 0.3;

/** From this Monk step on the report says that a camera sees redness poorly. */
export const DEEP_TONE_MONK = 5;
/** From this angle down a tone is brown (Chardon 1991): what holds for deep tones begins here and grows. */
export const BROWN_ITA = 10;
/** Below this angle melanin hides most redness from a camera and from the eye (science.md, "Fairness"). */
export const DEEP_TONE_ITA = -10;
export const DEEP_TONE_REDNESS_CONFIDENCE = 0.3;
/** There, melanin also reads as redness: never more than mild. */
export const DEEP_TONE_REDNESS_CEILING = 2;
/** There, cheeks, nose and brows differ from the forehead by melanin as well, delta_EI. */
export const DEEP_TONE_REDNESS_USUAL = 3;

const SEVERITY_STEP = 0.5;
export const SEVERITY_MAX = 5;

/** Severity 0 to 5 in steps of 0.5 of a value in the metric's unit. */
export function severityAt(map: SeverityMap, value: number): number {
	let reached = 0;
	for (const edge of map) if (value >= edge) reached++;
	return reached * SEVERITY_STEP;
}

/** Rounds down to a step and clamps to 0 to 5, so that no combination of readings overstates. */
export function clampSeverity(severity: number): number {
	const stepped = Math.floor(severity / SEVERITY_STEP + 1e-9) * SEVERITY_STEP;
	return Math.min(SEVERITY_MAX, Math.max(0, stepped));
}
