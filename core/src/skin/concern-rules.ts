import type { Concern } from "./concern.ts";
import type { MetricName } from "./observation.ts";
import type { SeverityMap } from "./severity-map.ts";

/**
 * highest: the most affected zone decides. average: the face value, or zones weighted by their usual area; a single
 * zone can lift it. half_face_count: spots on the more affected half of the face (Hayashi 2008 counts half faces).
 */
export type Combine = "highest" | "average" | "half_face_count";

export interface ConcernRule {
	metric: MetricName;
	map: SeverityMap;
	combine: Combine;
	/** What one photo can support at best, 0 to 1: agreement of such measures with graders in the literature. */
	confidence_ceiling: number;
}

/** Dryness has no metric of its own; it is read from texture and shine in `dryness-look.ts`. */
export type MeasuredConcern = Exclude<Concern, "dryness">;

/** Sources and reasons for every edge: docs/science.md, "Severity maps". */
export const CONCERN_RULES: Record<MeasuredConcern, ConcernRule> = {
	acne: {
		metric: "inflamed_spots",
		map: [1, 2, 3, 4, 5, 6, 13, 21, 36, 51],
		combine: "half_face_count",
		confidence_ceiling: 0.6,
	},
	redness: {
		metric: "redness",
		map: [1.5, 2, 3, 4, 5, 6, 7.5, 9, 11, 13],
		combine: "highest",
		confidence_ceiling: 0.7,
	},
	dark_spots: {
		metric: "dark_marks",
		map: [0.15, 0.2, 0.4, 0.6, 1, 1.5, 2.2, 3, 4.5, 6],
		combine: "average",
		confidence_ceiling: 0.7,
	},
	uneven_tone: {
		metric: "evenness",
		map: [2, 2.3, 2.6, 3, 3.5, 4, 4.5, 5, 6, 7],
		combine: "average",
		confidence_ceiling: 0.7,
	},
	shine: {
		metric: "shine",
		map: [1.5, 2.5, 4, 6, 8.5, 11.5, 15, 20, 27, 35],
		combine: "average",
		confidence_ceiling: 0.5,
	},
	pores: {
		metric: "pores",
		map: [10, 15, 20, 27, 35, 45, 56, 70, 85, 100],
		combine: "highest",
		confidence_ceiling: 0.4,
	},
	lines: {
		metric: "wrinkles",
		map: [0.2, 0.28, 0.36, 0.46, 0.56, 0.7, 0.85, 1, 1.25, 1.5],
		combine: "highest",
		confidence_ceiling: 0.6,
	},
	under_eye: {
		metric: "under_eye_darkness",
		map: [1.5, 2, 3, 4, 5, 6, 7, 8, 9.5, 11],
		combine: "highest",
		confidence_ceiling: 0.7,
	},
	texture: {
		metric: "texture",
		map: [0.6, 0.75, 0.9, 1.1, 1.3, 1.55, 1.8, 2.1, 2.5, 3],
		combine: "average",
		confidence_ceiling: 0.5,
	},
};

/** Appearance only: a photo shows a dry look at most, never water content. */
export const DRYNESS_CEILING = 2;
export const DRYNESS_CONFIDENCE_CEILING = 0.3;

/** Below this angle melanin hides most redness from a camera and from the eye (science.md, "Fairness"). */
export const DEEP_TONE_ITA = -10;
export const DEEP_TONE_REDNESS_CONFIDENCE = 0.3;
