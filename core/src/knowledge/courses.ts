import type { SourceId } from "./sources.ts";

/** How a treatment goes once it is begun: what is normal, what asks for a pause, and from when on it can show something. */
export interface Course {
	normal: string;
	/** A pause is no stop: it says how to go on afterwards. */
	pause_if: string;
	/** Weeks of regular use; null where no study says. */
	works_from_weeks: number | null;
	sources: SourceId[];
}

const PAUSE =
	"Skin peels, feels tight or stays red: leave it out for two or three days and moisturize, then go on with one use fewer a week";
const ADJUSTS: SourceId[] = ["retinoid_start_advice", "house_default"];

export const COURSES = {
	adapalene: {
		normal: "Dry, slightly red or flaking skin in the first four weeks",
		pause_if: PAUSE,
		works_from_weeks: 8,
		sources: ["adapalene_label", "nice_ng198", ...ADJUSTS],
	},
	retinol: {
		normal: "Some dryness and flaking in the first four weeks",
		pause_if: PAUSE,
		works_from_weeks: 12,
		sources: ["retinol_review_2021", ...ADJUSTS],
	},
	benzoyl_peroxide: {
		normal: "A light tingle and some dryness in the first two weeks",
		pause_if: PAUSE,
		works_from_weeks: 4,
		sources: ["acne_routine_advice", "benzoyl_peroxide_label", "nice_ng198"],
	},
	azelaic: {
		normal: "Itching or a light sting for some minutes in the first weeks",
		pause_if: PAUSE,
		works_from_weeks: 8,
		sources: ["azelaic_label", "house_default"],
	},
	salicylic_acid: {
		normal: "A light tingle that fades within minutes",
		pause_if: PAUSE,
		works_from_weeks: 8,
		sources: ["nice_ng198", "house_default"],
	},
	gentle_acid: {
		normal: "A light tingle that fades within minutes",
		pause_if: PAUSE,
		works_from_weeks: null,
		sources: ["aad_test_products", "house_default"],
	},
	vitamin_c: {
		normal: "A light tingle in the first two weeks",
		pause_if: PAUSE,
		works_from_weeks: 8,
		sources: ["house_default"],
	},
	niacinamide: {
		normal: "Nothing you would feel; a short warm flush at most",
		pause_if: "It flushes or stings every time: leave it out for some days, then try it every other day",
		works_from_weeks: 8,
		sources: ["niacinamide_rct", "niacinamide_tranexamic_2014", "house_default"],
	},
} as const satisfies Record<string, Course>;
export type CourseId = keyof typeof COURSES;
