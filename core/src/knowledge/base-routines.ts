import type { SourceId } from "./sources.ts";
import type { StepId } from "./steps/step-rules.ts";

/** The routine a skin type starts from, before any concern is looked at. Absent keys get no step. */
export interface BaseRoutine {
	id: string;
	why: string;
	morning: { cleanser: StepId; serum?: StepId; moisturizer: StepId; sunscreen: StepId };
	night: { cleanser: StepId; moisturizer: StepId };
	exfoliant: { step: StepId; per_week: number } | null;
	/** Only planned when its reason was seen or named: shine for clay, dryness for hydration. */
	mask: { step: StepId; for: "shine" | "dryness" } | null;
	sources: SourceId[];
}

type SkinTypeName = "Oily" | "Combination" | "Dry" | "Normal";

export const BASE_ROUTINES: Record<SkinTypeName, BaseRoutine> = {
	Oily: {
		id: "base.oily",
		why: "oily skin does best with light layers and a gel that rinses clean",
		morning: {
			cleanser: "step.cleanser_gel",
			serum: "step.serum_niacinamide",
			moisturizer: "step.moisturizer_gel",
			sunscreen: "step.sunscreen_fluid",
		},
		night: { cleanser: "step.cleanser_gel", moisturizer: "step.moisturizer_gel" },
		exfoliant: { step: "step.exfoliant_bha", per_week: 2 },
		mask: { step: "step.mask_clay", for: "shine" },
		sources: ["nice_ng198", "niacinamide_reviews", "house_default"],
	},
	Combination: {
		id: "base.combination",
		why: "combination skin needs a gentle wash and a lotion that suits both the center of the face and the cheeks",
		morning: {
			cleanser: "step.cleanser_gentle",
			serum: "step.serum_niacinamide",
			moisturizer: "step.moisturizer_lotion",
			sunscreen: "step.sunscreen_fluid",
		},
		night: { cleanser: "step.cleanser_gentle", moisturizer: "step.moisturizer_lotion" },
		exfoliant: { step: "step.exfoliant_bha", per_week: 1 },
		mask: { step: "step.mask_clay", for: "shine" },
		sources: ["nice_ng198", "niacinamide_reviews", "house_default"],
	},
	Dry: {
		id: "base.dry",
		why: "dry skin keeps more water with a wash that does not strip it and a cream with barrier lipids",
		morning: {
			cleanser: "step.cleanser_cream",
			serum: "step.serum_hydrating",
			moisturizer: "step.moisturizer_ceramide",
			sunscreen: "step.sunscreen_cream",
		},
		night: { cleanser: "step.cleanser_cream", moisturizer: "step.moisturizer_ceramide" },
		exfoliant: { step: "step.exfoliant_lactic", per_week: 1 },
		mask: { step: "step.mask_hydrating", for: "dryness" },
		sources: ["aad_dry_skin", "barrier_reviews", "house_default"],
	},
	Normal: {
		id: "base.normal",
		why: "balanced skin mainly needs to be kept that way",
		morning: {
			cleanser: "step.cleanser_gentle",
			moisturizer: "step.moisturizer_lotion",
			sunscreen: "step.sunscreen",
		},
		night: { cleanser: "step.cleanser_gentle", moisturizer: "step.moisturizer_lotion" },
		exfoliant: { step: "step.exfoliant_lactic", per_week: 1 },
		mask: null,
		sources: ["aad_order", "house_default"],
	},
};

/** What replaces the base when skin is sensitive, whatever its type: nothing that exfoliates, no serum, no mask. */
export const CALM_ROUTINES: Record<SkinTypeName, BaseRoutine> = {
	Oily: calm("step.moisturizer_barrier_light"),
	Combination: calm("step.moisturizer_barrier_light"),
	Dry: calm("step.moisturizer_barrier"),
	Normal: calm("step.moisturizer_barrier"),
};

function calm(moisturizer: StepId): BaseRoutine {
	return {
		id: "base.sensitive",
		why: "sensitive skin does best with few products and none that commonly irritate",
		morning: {
			cleanser: "step.cleanser_fragrance_free",
			moisturizer,
			sunscreen: "step.sunscreen_mineral",
		},
		night: { cleanser: "step.cleanser_fragrance_free", moisturizer },
		exfoliant: null,
		mask: null,
		sources: ["aad_dry_skin", "rosacea_trigger_survey", "house_default"],
	};
}
