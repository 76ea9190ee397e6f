import type { SourceId } from "./sources.ts";

/** `weeks`: from this week of use on, so many uses a week. The last entry is the settled pace. */
export interface RampRule {
	weeks: [week: number, perWeek: number][];
	/** What may follow the settled pace, for skin that stayed calm. */
	after?: string;
	sources: SourceId[];
}

const NIGHTLY = "Every night only if it has stayed calm for a month, as the label says.";
const TWICE_DAILY =
	"If it has stayed calm for a month, use it in the morning too: it was studied twice a day.";

export const RAMPS = {
	/** Adapalene on calm skin. */
	retinoid: {
		weeks: [
			[1, 2],
			[3, 3],
			[5, 4],
			[9, 5],
		],
		after: NIGHTLY,
		sources: ["retinoid_start_advice", "aad_acne_2024"],
	},
	/** A slow start and no lower end: how often depends on the skin, not on its tone. */
	retinoid_slow: {
		weeks: [
			[1, 1],
			[3, 2],
			[5, 3],
			[9, 4],
			[13, 5],
		],
		after: NIGHTLY,
		sources: ["retinoid_start_advice", "house_default"],
	},
	/** Retinol stops where no two nights follow each other. */
	retinol: {
		weeks: [
			[1, 1],
			[3, 2],
			[5, 3],
		],
		sources: ["retinoid_start_advice", "retinol_review_2021"],
	},
	retinol_slow: {
		weeks: [
			[1, 1],
			[5, 2],
		],
		sources: ["retinoid_start_advice", "house_default"],
	},
	/** Every other night, then nightly. */
	azelaic: {
		weeks: [
			[1, 4],
			[3, 7],
		],
		after: TWICE_DAILY,
		sources: ["cochrane_acne_topicals_2020", "house_default"],
	},
	azelaic_slow: {
		weeks: [
			[1, 2],
			[3, 4],
			[7, 7],
		],
		sources: ["house_default"],
	},
	benzoyl_peroxide: {
		weeks: [
			[1, 3],
			[3, 5],
			[5, 7],
		],
		sources: ["house_default"],
	},
	/** Every other morning at most. */
	benzoyl_peroxide_slow: {
		weeks: [
			[1, 2],
			[3, 4],
		],
		sources: ["house_default"],
	},
	vitamin_c: {
		weeks: [
			[1, 3],
			[3, 7],
		],
		sources: ["house_default"],
	},
	exfoliant: {
		weeks: [
			[1, 1],
			[3, 2],
			[5, 3],
		],
		sources: ["house_default"],
	},
} as const satisfies Record<string, RampRule>;

export type RampId = keyof typeof RAMPS;

/** The slower ramp where skin reacts easily or irritation leaves marks; ramps without one keep their shape. */
export const SLOW_RAMP: Partial<Record<RampId, RampId>> = {
	retinoid: "retinoid_slow",
	retinol: "retinol_slow",
};

/** The ramp of sensitive skin and of deeper tones, where irritation leaves marks: it starts slower still. */
export const SLOWEST_RAMP: Partial<Record<RampId, RampId>> = { ...SLOW_RAMP, azelaic: "azelaic_slow" };
