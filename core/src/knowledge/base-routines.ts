import type { SourceId } from "./sources.ts";
import type { StepId } from "./steps/step-rules.ts";

/** What everybody washes, moisturizes and protects with, before any concern is looked at. */
export interface BaseRoutine {
	id: string;
	why: string;
	cleanser: StepId;
	moisturizer: StepId;
	night_moisturizer?: StepId;
	sunscreen: StepId;
	sources: SourceId[];
}

type SkinTypeName = "Oily" | "Combination" | "Dry" | "Normal";

export const BASE_ROUTINES: Record<SkinTypeName, BaseRoutine> = {
	Oily: {
		id: "base.oily",
		why: "your skin reads as oily, which does best with light layers and a gel that rinses clean",
		cleanser: "step.cleanser_gel",
		moisturizer: "step.moisturizer_gel",
		sunscreen: "step.sunscreen_fluid",
		sources: ["nice_ng198", "house_default"],
	},
	Combination: {
		id: "base.combination",
		why: "your skin reads as combination, which needs a gentle wash and a lotion that suits both the center of the face and the cheeks",
		cleanser: "step.cleanser_gentle",
		moisturizer: "step.moisturizer_lotion",
		sunscreen: "step.sunscreen_fluid",
		sources: ["nice_ng198", "house_default"],
	},
	Dry: {
		id: "base.dry",
		why: "your skin reads as dry, and it keeps more water with a wash that does not strip it and a cream with barrier lipids",
		cleanser: "step.cleanser_cream",
		moisturizer: "step.moisturizer_ceramide",
		sunscreen: "step.sunscreen_cream",
		sources: ["aad_dry_skin", "barrier_reviews", "house_default"],
	},
	Normal: {
		id: "base.normal",
		why: "your skin reads as balanced and mainly needs to be kept that way",
		cleanser: "step.cleanser_gentle",
		moisturizer: "step.moisturizer_lotion",
		sunscreen: "step.sunscreen",
		sources: ["aad_order", "house_default"],
	},
};

/** What replaces the base where skin only wants peace: without fragrance, and with a mineral sunscreen. */
export const CALM_ROUTINES: Record<SkinTypeName, BaseRoutine> = {
	Oily: calm("step.moisturizer_barrier_light"),
	Combination: calm("step.moisturizer_barrier_light"),
	Dry: calm("step.moisturizer_barrier", "step.moisturizer_occlusive"),
	Normal: calm("step.moisturizer_barrier"),
};

/** From 65 on: nothing that foams, and a richer cream. */
export const OLDER_BASE = {
	id: "base.older",
	why: "you told us you are 65 or older, and skin holds less water then",
	cleanser: "step.cleanser_cream",
	moisturizer: "step.moisturizer_ceramide",
	sunscreen: "step.sunscreen_cream",
	sources: ["aad_dry_skin", "barrier_reviews"],
} as const satisfies BaseRoutine;

function calm(moisturizer: StepId, night_moisturizer: StepId = moisturizer): BaseRoutine {
	return {
		id: "base.sensitive",
		why: "skin that reacts easily does best with few products and none that commonly irritate",
		cleanser: "step.cleanser_fragrance_free",
		moisturizer,
		night_moisturizer,
		sunscreen: "step.sunscreen_mineral",
		sources: ["aad_dry_skin", "rosacea_trigger_survey", "house_default"],
	};
}
