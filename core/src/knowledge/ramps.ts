import type { SourceId } from "./sources.ts";

/** `weeks`: from this week of use on, so many uses a week. The last entry is the settled pace. */
export interface RampRule {
	weeks: [week: number, perWeek: number][];
	sources: SourceId[];
}

export const RAMPS = {
	/** Retinoids on calm skin: two nights, three, every other night, then nightly if all is quiet. */
	retinoid: {
		weeks: [
			[1, 2],
			[3, 3],
			[5, 4],
			[9, 7],
		],
		sources: ["retinoid_start_advice"],
	},
	/** Weak or limited-evidence retinoids stop at every other night. */
	retinol: {
		weeks: [
			[1, 2],
			[3, 3],
			[5, 4],
		],
		sources: ["retinoid_start_advice", "retinol_review_2021"],
	},
	retinoid_slow: {
		weeks: [
			[1, 1],
			[5, 2],
			[9, 3],
		],
		sources: ["retinoid_start_advice", "house_default"],
	},
	azelaic: {
		weeks: [
			[1, 2],
			[3, 3],
			[5, 4],
		],
		sources: ["house_default"],
	},
	azelaic_slow: {
		weeks: [
			[1, 1],
			[5, 2],
			[9, 3],
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

/** The half-speed ramp of a sensitive person; ramps without one keep their shape and are capped. */
export const SLOW_RAMP: Partial<Record<RampId, RampId>> = {
	retinoid: "retinoid_slow",
	retinol: "retinoid_slow",
	azelaic: "azelaic_slow",
};
