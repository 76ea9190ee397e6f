import type { SourceId } from "./sources.ts";
import type { StepId } from "./steps/step-rules.ts";

/** What everybody washes, moisturizes and protects with, before any concern is looked at. */
export interface BaseRoutine {
	id: string;
	why: { cleanser: string; moisturizer: string };
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
		why: {
			cleanser: "your skin reads as oily, and a gel rinses clean without stripping it",
			moisturizer: "your skin reads as oily, and a light layer gives water without more oil",
		},
		cleanser: "step.cleanser_gel",
		moisturizer: "step.moisturizer_gel",
		sunscreen: "step.sunscreen_fluid",
		sources: ["nice_ng198", "house_default"],
	},
	Combination: {
		id: "base.combination",
		why: {
			cleanser:
				"your skin reads as combination, and a gentle wash suits both the center of the face and the cheeks",
			moisturizer:
				"your skin reads as combination, and a lotion suits both the center of the face and the cheeks",
		},
		cleanser: "step.cleanser_gentle",
		moisturizer: "step.moisturizer_lotion",
		sunscreen: "step.sunscreen_fluid",
		sources: ["nice_ng198", "house_default"],
	},
	Dry: {
		id: "base.dry",
		why: {
			cleanser: "your skin reads as dry, and this wash does not strip it",
			moisturizer: "your skin reads as dry, and barrier lipids help it to hold water",
		},
		cleanser: "step.cleanser_cream",
		moisturizer: "step.moisturizer_ceramide",
		sunscreen: "step.sunscreen_cream",
		sources: ["aad_dry_skin", "barrier_reviews", "house_default"],
	},
	Normal: {
		id: "base.normal",
		why: same("your skin reads as balanced and mainly needs to be kept that way"),
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
	Dry: {
		...calm("step.moisturizer_barrier", "step.moisturizer_occlusive"),
		cleanser: "step.cleanser_cream",
	},
	Normal: calm("step.moisturizer_barrier"),
};

/** From 65 on: nothing that foams, and a richer cream. */
export const OLDER_BASE = {
	id: "base.older",
	why: {
		cleanser: "you told us you are 65 or older, and a wash that does not foam dries less",
		moisturizer: "you told us you are 65 or older, and skin holds less water then",
	},
	cleanser: "step.cleanser_cream",
	moisturizer: "step.moisturizer_ceramide",
	sunscreen: "step.sunscreen_cream",
	sources: ["aad_dry_skin", "barrier_reviews"],
} as const satisfies BaseRoutine;

function same(why: string): BaseRoutine["why"] {
	return { cleanser: why, moisturizer: why };
}

function calm(moisturizer: StepId, night_moisturizer: StepId = moisturizer): BaseRoutine {
	return {
		id: "base.sensitive",
		why: same("skin that reacts easily does best with few products and none that commonly irritate"),
		cleanser: "step.cleanser_fragrance_free",
		moisturizer,
		night_moisturizer,
		sunscreen: "step.sunscreen_mineral",
		sources: ["aad_dry_skin", "rosacea_trigger_survey", "house_default"],
	};
}
