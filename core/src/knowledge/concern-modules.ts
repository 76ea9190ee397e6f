import type { SourceId } from "./sources.ts";

/** What care can be for. The order is that of cause: what inflames or strains comes before what it leaves behind. */
export const MODULE_IDS = [
	"module.redness",
	"module.acne",
	"module.dryness",
	"module.tone",
	"module.lines",
	"module.texture",
	"module.shine",
	"module.under_eye",
] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

export interface ConcernModule {
	/** How the concern is named inside a sentence. */
	words: string;
	/** Below this severity care needs a wish of the person. */
	from: number;
	/** Note shown from severity 4: where a professional comes in. */
	refer: string | null;
	sources: SourceId[];
}

export const CONCERN_MODULES: Record<ModuleId, ConcernModule> = {
	"module.redness": {
		words: "redness",
		from: 2,
		refer:
			"Redness this visible deserves a doctor's look, sooner if it flushes, burns or your eyes feel gritty. Until then the plan only protects the skin.",
		sources: ["nice_cks_rosacea", "rosacea_trigger_survey", "niacinamide_reviews"],
	},
	"module.acne": {
		words: "inflamed spots",
		from: 2,
		refer:
			"Spots at this level are worth showing to a dermatologist: prescription care does more than a routine can. Treating early prevents scars, so book it now. What this plan does is for the time until then.",
		sources: ["aad_acne_2024", "nice_ng198", "cochrane_acne_topicals_2020"],
	},
	"module.dryness": {
		words: "a dry look",
		from: 1,
		refer: "See a doctor if the skin cracks, itches or oozes.",
		sources: ["aad_dry_skin", "barrier_reviews"],
	},
	"module.tone": {
		words: "darker marks and uneven tone",
		from: 2,
		refer:
			"Show marks to a dermatologist if they are new, changing, or spread in patches after a pregnancy or with the pill. We do not assess moles.",
		sources: ["niacinamide_tranexamic_2014", "vitamin_c_review", "tinted_sunscreen_2024"],
	},
	"module.lines": {
		words: "lines",
		from: 2,
		refer:
			"Products change deep lines little. Prescription creams and procedures exist; a dermatologist can say what is realistic.",
		sources: ["retinol_review_2021", "aad_sunscreen"],
	},
	"module.texture": {
		words: "uneven texture and visible pores",
		from: 2,
		refer: null,
		sources: ["niacinamide_reviews", "fda_acne_monograph"],
	},
	"module.shine": {
		words: "shine",
		from: 2,
		refer: null,
		sources: ["niacinamide_reviews", "aad_acne_2024"],
	},
	"module.under_eye": {
		words: "darkness under the eyes",
		from: 2,
		refer: null,
		sources: ["under_eye_2015"],
	},
};
