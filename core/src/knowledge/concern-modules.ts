import type { SourceId } from "./sources.ts";
import type { StepId } from "./steps/step-rules.ts";

export const MODULE_IDS = [
	"module.acne",
	"module.redness",
	"module.tone",
	"module.lines",
	"module.texture",
	"module.dryness",
	"module.shine",
	"module.under_eye",
] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/** mild below 3, moderate from 3, marked from 4 (severity 0 to 5). */
export type SeverityBand = "mild" | "moderate" | "marked";
type SensitivityName = "Low" | "Moderate" | "High";

/** The steps one concern asks for, by slot. `exfoliant: null` takes a base exfoliant away. */
export interface ModuleSteps {
	morning_serum?: StepId;
	night_serum?: StepId;
	morning_eye?: StepId;
	moisturizer?: StepId;
	night_moisturizer?: StepId;
	sunscreen?: StepId;
	exfoliant?: { step: StepId; per_week: number } | null;
	/** Treatments wait this many weeks while the barrier settles. */
	wait_weeks?: number;
	/** No other treatment beside this concern. */
	barrier_only?: boolean;
}

export interface ConcernModule {
	/** How the concern is named inside a sentence. */
	words: string;
	/** Below this severity the module needs a wish of the person. */
	from: number;
	bands: Record<SeverityBand, Record<SensitivityName, ModuleSteps>>;
	/** Note shown from severity 4: where a professional comes in. */
	refer: string | null;
	/** From severity 4 nothing else is planned beside this module. */
	alone_when_marked: boolean;
	sources: SourceId[];
}

const NOTHING: ModuleSteps = {};
const same = (steps: ModuleSteps): Record<SensitivityName, ModuleSteps> => ({
	Low: steps,
	Moderate: steps,
	High: steps,
});

const ACNE_MODERATE: Record<SensitivityName, ModuleSteps> = {
	Low: { morning_serum: "step.treatment_bpo", night_serum: "step.treatment_adapalene", exfoliant: null },
	Moderate: { night_serum: "step.treatment_adapalene", exfoliant: null },
	High: { night_serum: "step.serum_azelaic", exfoliant: null },
};

const TONE_MODERATE: Record<SensitivityName, ModuleSteps> = {
	Low: {
		morning_serum: "step.serum_vitamin_c",
		night_serum: "step.serum_azelaic",
		sunscreen: "step.sunscreen_tinted",
	},
	Moderate: { night_serum: "step.serum_azelaic", sunscreen: "step.sunscreen_tinted" },
	High: { morning_serum: "step.serum_niacinamide", sunscreen: "step.sunscreen_mineral_tinted" },
};

const LINES_MODERATE: Record<SensitivityName, ModuleSteps> = {
	Low: { night_serum: "step.serum_retinol" },
	Moderate: { night_serum: "step.serum_retinol_low" },
	High: NOTHING,
};

export const CONCERN_MODULES: Record<ModuleId, ConcernModule> = {
	"module.acne": {
		words: "inflamed spots",
		from: 1,
		bands: {
			mild: {
				Low: { exfoliant: { step: "step.exfoliant_bha", per_week: 3 } },
				Moderate: { exfoliant: { step: "step.exfoliant_bha_mild", per_week: 2 } },
				High: { night_serum: "step.serum_azelaic" },
			},
			moderate: ACNE_MODERATE,
			marked: ACNE_MODERATE,
		},
		refer:
			"Spots at this level are worth showing to a dermatologist: prescription care works better than adding products. Until then the plan stays short.",
		alone_when_marked: true,
		sources: ["aad_acne_2024", "nice_ng198", "cochrane_acne_topicals_2020"],
	},
	"module.redness": {
		words: "redness",
		from: 1,
		bands: {
			mild: {
				Low: { morning_serum: "step.serum_niacinamide", sunscreen: "step.sunscreen_mineral" },
				Moderate: { night_serum: "step.serum_azelaic", sunscreen: "step.sunscreen_mineral" },
				High: { sunscreen: "step.sunscreen_mineral", wait_weeks: 4 },
			},
			moderate: {
				Low: { night_serum: "step.serum_azelaic", sunscreen: "step.sunscreen_mineral", exfoliant: null },
				Moderate: { night_serum: "step.serum_azelaic", sunscreen: "step.sunscreen_mineral", exfoliant: null },
				High: { night_serum: "step.serum_azelaic", sunscreen: "step.sunscreen_mineral", exfoliant: null },
			},
			marked: same({ sunscreen: "step.sunscreen_mineral", exfoliant: null, barrier_only: true }),
		},
		refer:
			"Redness this visible deserves a doctor's look, sooner if it flushes, burns or your eyes feel gritty. Until then the plan only protects the skin.",
		alone_when_marked: true,
		sources: ["nice_cks_rosacea", "rosacea_trigger_survey", "niacinamide_reviews"],
	},
	"module.tone": {
		words: "darker marks and uneven tone",
		from: 1,
		bands: {
			mild: {
				Low: { morning_serum: "step.serum_vitamin_c", sunscreen: "step.sunscreen_tinted" },
				Moderate: { morning_serum: "step.serum_tranexamic", sunscreen: "step.sunscreen_tinted" },
				High: { morning_serum: "step.serum_niacinamide", sunscreen: "step.sunscreen_mineral_tinted" },
			},
			moderate: TONE_MODERATE,
			marked: TONE_MODERATE,
		},
		refer:
			"Show marks to a dermatologist if they are new, changing, or spread in patches after a pregnancy or with the pill. We do not assess moles.",
		alone_when_marked: false,
		sources: ["niacinamide_tranexamic_2014", "vitamin_c_review", "tinted_sunscreen_2024"],
	},
	"module.lines": {
		words: "lines",
		from: 1,
		bands: {
			mild: {
				Low: { night_serum: "step.serum_retinol_low" },
				Moderate: { night_serum: "step.serum_retinol_low" },
				High: NOTHING,
			},
			moderate: LINES_MODERATE,
			marked: LINES_MODERATE,
		},
		refer:
			"Products change deep lines little. Prescription creams and procedures exist; a dermatologist can say what is realistic.",
		alone_when_marked: false,
		sources: ["retinol_review_2021", "aad_sunscreen"],
	},
	"module.texture": {
		words: "uneven texture and visible pores",
		from: 1,
		bands: {
			mild: {
				Low: { exfoliant: { step: "step.exfoliant_bha", per_week: 2 } },
				Moderate: { exfoliant: { step: "step.exfoliant_gentle", per_week: 1 } },
				High: NOTHING,
			},
			moderate: {
				Low: { night_serum: "step.serum_retinol" },
				Moderate: { night_serum: "step.serum_retinol_low" },
				High: NOTHING,
			},
			marked: {
				Low: { night_serum: "step.serum_retinol" },
				Moderate: { night_serum: "step.serum_retinol_low" },
				High: NOTHING,
			},
		},
		refer: null,
		alone_when_marked: false,
		sources: ["retinol_review_2021", "pha_studies", "fda_aha_2005"],
	},
	"module.dryness": {
		words: "a dry look",
		from: 1,
		bands: {
			mild: {
				Low: { moisturizer: "step.moisturizer_ceramide", morning_serum: "step.serum_hydrating" },
				Moderate: { moisturizer: "step.moisturizer_ceramide" },
				High: { moisturizer: "step.moisturizer_barrier", wait_weeks: 4 },
			},
			moderate: same({
				moisturizer: "step.moisturizer_barrier",
				night_moisturizer: "step.moisturizer_occlusive",
				exfoliant: null,
				wait_weeks: 4,
			}),
			marked: same({
				moisturizer: "step.moisturizer_barrier",
				night_moisturizer: "step.moisturizer_occlusive",
				exfoliant: null,
				wait_weeks: 4,
			}),
		},
		refer: "See a doctor if the skin cracks, itches or oozes.",
		alone_when_marked: false,
		sources: ["aad_dry_skin", "barrier_reviews"],
	},
	"module.shine": {
		words: "shine",
		from: 1,
		bands: {
			mild: same({ morning_serum: "step.serum_niacinamide" }),
			moderate: {
				Low: {
					morning_serum: "step.serum_niacinamide",
					exfoliant: { step: "step.exfoliant_bha", per_week: 2 },
				},
				Moderate: {
					morning_serum: "step.serum_niacinamide",
					exfoliant: { step: "step.exfoliant_bha_mild", per_week: 1 },
				},
				High: { morning_serum: "step.serum_niacinamide" },
			},
			marked: {
				Low: {
					morning_serum: "step.serum_niacinamide",
					exfoliant: { step: "step.exfoliant_bha", per_week: 2 },
				},
				Moderate: {
					morning_serum: "step.serum_niacinamide",
					exfoliant: { step: "step.exfoliant_bha_mild", per_week: 1 },
				},
				High: { morning_serum: "step.serum_niacinamide" },
			},
		},
		refer: null,
		alone_when_marked: false,
		sources: ["niacinamide_reviews", "aad_acne_2024"],
	},
	"module.under_eye": {
		words: "darkness under the eyes",
		from: 2,
		bands: {
			mild: same({ morning_eye: "step.eye_caffeine" }),
			moderate: same({ morning_eye: "step.eye_caffeine" }),
			marked: same({ morning_eye: "step.eye_caffeine" }),
		},
		refer: null,
		alone_when_marked: false,
		sources: ["under_eye_2015"],
	},
};
