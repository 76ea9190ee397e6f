import type { ActiveClass } from "./active.ts";
import type { ModuleId } from "./concern-modules.ts";
import type { Selector } from "./conflicts.ts";
import type { RoutineRuleId } from "./plan-notes.ts";
import type { SourceId } from "./sources.ts";
import type { StepId } from "./steps/step-rules.ts";

type SensitivityName = "Low" | "Moderate" | "High";

/** What else is true of this face, where it decides which treatment suits. */
export type PlanTrait =
	/** Darker marks or uneven tone from severity 1; `clear_marks` from 2. */
	| "marks"
	| "clear_marks"
	/** Inflamed spots from severity 1; `few_spots` below 3. */
	| "spots"
	| "few_spots"
	/** A dry look that is more than a hint, from severity 1.5. */
	| "dry_look"
	/** From severity 2.4: nothing that can dry begins before moisturizer has done its work. */
	| "very_dry"
	/** Redness from 2 that spots do not explain; `red` from 3, and wherever a person told of lasting redness. */
	| "flushed"
	| "red"
	/** Told, whatever the photo shows of pores. */
	| "blackheads"
	| "shaving_bumps"
	/** Lines from severity 2. */
	| "lined"
	/** Told, or by its signs. */
	| "melasma"
	/** Oily skin, or flakes that its oil feeds. */
	| "oily"
	| "deeper_tone"
	/** Pregnant, trying or breastfeeding. */
	| "expecting"
	/** 65 or older. */
	| "older";

/** One treatment at one time of day; a weekly one is used at night. */
export interface CareChoice {
	step: StepId;
	at: "morning" | "night" | "weekly";
	per_week?: number;
}

/** The care for a concern at a level: of each part the first choice that suits this person is planned. */
export interface CareRow {
	/** Severity from this on; the rows above take what is higher. */
	from: number;
	for: readonly SensitivityName[];
	when?: readonly PlanTrait[];
	unless?: readonly PlanTrait[];
	parts: readonly (readonly CareChoice[])[];
}

const ALL: readonly SensitivityName[] = ["Low", "Moderate", "High"];
const STEADY: readonly SensitivityName[] = ["Low", "Moderate"];

const ADAPALENE: CareChoice = { step: "step.treatment_adapalene", at: "night" };
const AZELAIC: CareChoice = { step: "step.serum_azelaic", at: "night" };
const BPO: CareChoice = { step: "step.treatment_bpo", at: "morning" };
const BPO_SPARE: CareChoice = { step: "step.treatment_bpo_spare", at: "morning" };
const RETINOL_LOW: CareChoice = { step: "step.serum_retinol_low", at: "night" };
const NIACINAMIDE: CareChoice = { step: "step.serum_niacinamide", at: "morning" };
const NIACINAMIDE_NIGHT: CareChoice = { step: "step.serum_niacinamide", at: "night" };
const TRANEXAMIC: CareChoice = { step: "step.serum_tranexamic", at: "morning" };
const VITAMIN_C: CareChoice = { step: "step.serum_vitamin_c", at: "morning" };
const SALICYLIC: CareChoice = {
	step: "step.exfoliant_bha",
	at: "weekly",
	per_week: 2,
};
const SALICYLIC_MILD: CareChoice = { ...SALICYLIC, step: "step.exfoliant_bha_mild" };

/** For each concern the care by level, most fitting row first; the first row that fits decides. */
export const CARE_CHOICES: Record<ModuleId, readonly CareRow[]> = {
	"module.acne": [
		{ from: 1, for: ALL, when: ["red"], parts: [[AZELAIC]] },
		{ from: 3, for: STEADY, parts: [[ADAPALENE, AZELAIC], [BPO]] },
		// Bumps of ingrown hairs and the marks they leave.
		{ from: 1, for: STEADY, when: ["shaving_bumps", "marks"], parts: [[AZELAIC, BPO]] },
		{ from: 1, for: ["High"], parts: [[AZELAIC, BPO_SPARE]] },
		// One treatment for spots and the marks they leave.
		{ from: 2, for: STEADY, when: ["marks"], parts: [[ADAPALENE, AZELAIC, BPO]] },
		{ from: 1, for: STEADY, when: ["clear_marks"], parts: [[AZELAIC, BPO]] },
		{ from: 1, for: STEADY, parts: [[BPO, AZELAIC]] },
	],
	"module.redness": [
		{ from: 0, for: ALL, when: ["red"], parts: [[AZELAIC, NIACINAMIDE]] },
		{ from: 1, for: ALL, parts: [[NIACINAMIDE, NIACINAMIDE_NIGHT, AZELAIC]] },
	],
	"module.dryness": [],
	"module.tone": [
		{ from: 1, for: ALL, when: ["shaving_bumps"], parts: [[AZELAIC]] },
		{ from: 2, for: STEADY, when: ["expecting"], parts: [[AZELAIC, NIACINAMIDE]] },
		{ from: 2, for: ALL, when: ["expecting"], parts: [[NIACINAMIDE, AZELAIC]] },
		// Marks that the sun made come with lines: a retinoid at night is for both, beside vitamin C by day.
		{
			from: 3,
			for: STEADY,
			when: ["lined"],
			unless: ["dry_look", "deeper_tone", "melasma", "spots"],
			parts: [
				[RETINOL_LOW, AZELAIC],
				[VITAMIN_C, TRANEXAMIC, NIACINAMIDE],
			],
		},
		{ from: 3, for: ["Low"], parts: [[AZELAIC], [TRANEXAMIC, VITAMIN_C, NIACINAMIDE]] },
		{ from: 3, for: ["Moderate"], parts: [[AZELAIC, TRANEXAMIC, NIACINAMIDE]] },
		// Sun made the marks and the lines: by day vitamin C is for both.
		{
			from: 2,
			for: STEADY,
			when: ["lined"],
			unless: ["dry_look"],
			parts: [[VITAMIN_C, TRANEXAMIC, NIACINAMIDE, AZELAIC]],
		},
		// Below, the tint of the sunscreen does the work.
		{ from: 2, for: ["Low"], parts: [[TRANEXAMIC, VITAMIN_C, NIACINAMIDE, AZELAIC]] },
		{ from: 2, for: ["Moderate"], parts: [[TRANEXAMIC, NIACINAMIDE, AZELAIC]] },
		{ from: 2, for: ["High"], parts: [[NIACINAMIDE, AZELAIC]] },
	],
	"module.lines": [
		{
			from: 3,
			for: ["Low"],
			unless: ["deeper_tone", "older"],
			parts: [[{ step: "step.serum_retinol", at: "night" }, VITAMIN_C]],
		},
		{ from: 1, for: STEADY, parts: [[RETINOL_LOW, VITAMIN_C]] },
	],
	"module.texture": [
		// Bumps of hairs that grow back into the skin.
		{ from: 1, for: STEADY, when: ["shaving_bumps"], parts: [[AZELAIC, ADAPALENE, NIACINAMIDE]] },
		// What unclogs pores; what only calms the look of them comes behind.
		{ from: 0, for: STEADY, when: ["blackheads"], parts: [[SALICYLIC, ADAPALENE, NIACINAMIDE]] },
		{ from: 0, for: ALL, when: ["blackheads"], parts: [[SALICYLIC_MILD, ADAPALENE, NIACINAMIDE]] },
		{ from: 2, for: ["Low"], unless: ["spots"], parts: [[SALICYLIC, NIACINAMIDE, NIACINAMIDE_NIGHT]] },
		// What is rough in earnest wants more than a calm look: a retinoid, which treats the spots among it too.
		{
			from: 3,
			for: STEADY,
			when: ["few_spots"],
			unless: ["blackheads"],
			parts: [[ADAPALENE, SALICYLIC, NIACINAMIDE, NIACINAMIDE_NIGHT]],
		},
		// Pores full of oil on a tone that peels may mark.
		{
			from: 3,
			for: STEADY,
			when: ["deeper_tone", "oily"],
			unless: ["spots"],
			parts: [[SALICYLIC, ADAPALENE, NIACINAMIDE, NIACINAMIDE_NIGHT]],
		},
		// Pores and bumps that are plain to see: what loosens plugs, before what only calms their look.
		{
			from: 2,
			for: ["Moderate"],
			unless: ["spots"],
			parts: [[SALICYLIC, SALICYLIC_MILD, NIACINAMIDE, NIACINAMIDE_NIGHT]],
		},
		{ from: 1, for: ALL, unless: ["spots"], parts: [[NIACINAMIDE, NIACINAMIDE_NIGHT, SALICYLIC_MILD]] },
		{ from: 3, for: ALL, parts: [[NIACINAMIDE, NIACINAMIDE_NIGHT]] },
	],
	"module.shine": [
		{ from: 1, for: ALL, unless: ["spots"], parts: [[NIACINAMIDE, NIACINAMIDE_NIGHT, SALICYLIC_MILD]] },
		// Beside few spots salicylic acid works in the pores where they begin; treated spots need no second product below 3.
		{
			from: 2,
			for: ["Low"],
			when: ["few_spots"],
			unless: ["marks"],
			parts: [[SALICYLIC_MILD, NIACINAMIDE_NIGHT]],
		},
		{ from: 3, for: ALL, parts: [[NIACINAMIDE, NIACINAMIDE_NIGHT]] },
	],
	"module.under_eye": [],
};

const PEELS = ["aha", "bha", "pha", "enzyme", "scrub"] as const satisfies readonly ActiveClass[];
const COSMETIC_PEEL: Selector = { ids: ["retinol", "retinal"], classes: PEELS };

/** What a face like this does not get, whichever concern asks for it. First rule first. */
export const TRAIT_RULES: readonly {
	trait: PlanTrait;
	removes: Selector;
	rule_id: RoutineRuleId | "person.darker_tone";
}[] = [
	{
		trait: "red",
		removes: { classes: [...PEELS, "retinoid", "benzoyl_peroxide"] },
		rule_id: "rule.redness_first",
	},
	{
		trait: "flushed",
		removes: { ...COSMETIC_PEEL, ids: [...(COSMETIC_PEEL.ids ?? []), "vitamin_c"] },
		rule_id: "rule.redness_first",
	},
	{ trait: "dry_look", removes: COSMETIC_PEEL, rule_id: "rule.moisture_first" },
	{
		trait: "very_dry",
		removes: { classes: ["retinoid"], ids: ["vitamin_c"] },
		rule_id: "rule.moisture_first",
	},
	// A product in use may go on; a plan does not begin one where irritation leaves marks.
	{ trait: "deeper_tone", removes: { classes: PEELS }, rule_id: "person.darker_tone" },
];

/** The gentlest step for a concern that a person names and the photo does not show; none where basics do the work. */
export const GENTLE_CHOICES: Partial<Record<ModuleId, readonly CareChoice[]>> = {
	"module.acne": [NIACINAMIDE],
	"module.redness": [NIACINAMIDE],
	"module.shine": [NIACINAMIDE],
};

/** Concerns a treatment serves besides the one it was chosen for, so that they need none of their own. */
export const SERVES: Partial<Record<StepId, readonly ModuleId[]>> = {
	"step.treatment_adapalene": ["module.acne", "module.tone", "module.texture"],
	"step.serum_azelaic": ["module.acne", "module.redness", "module.tone"],
	"step.serum_niacinamide": ["module.shine", "module.texture", "module.redness", "module.tone"],
	"step.exfoliant_bha": ["module.texture", "module.shine"],
	"step.exfoliant_bha_mild": ["module.texture", "module.shine"],
	"step.serum_tranexamic": ["module.tone", "module.redness", "module.shine", "module.texture"],
	"step.serum_vitamin_c": ["module.tone", "module.lines"],
	"step.serum_retinol": ["module.lines", "module.texture"],
	"step.serum_retinol_low": ["module.lines", "module.texture", "module.tone"],
	"step.treatment_bpo": ["module.acne"],
	"step.treatment_bpo_spare": ["module.acne"],
};

/** Basics that care for a concern by themselves. */
export const CARE_BASICS: Partial<Record<ModuleId, readonly StepId[]>> = {
	"module.dryness": ["step.moisturizer_ceramide", "step.moisturizer_barrier", "step.moisturizer_occlusive"],
	"module.redness": ["step.sunscreen_mineral"],
	"module.tone": ["step.sunscreen_tinted"],
	"module.lines": ["step.sunscreen"],
	"module.under_eye": ["step.eye_caffeine"],
};

/** Every treatment of a concern, the care of the first row first. */
export function stepsFor(module: ModuleId, rows: readonly CareRow[] = CARE_CHOICES[module]): StepId[] {
	const steps = rows.flatMap(({ parts }) => parts.flatMap((part) => part.map(({ step }) => step)));
	return [...new Set(steps)];
}

/** What the table has in the place of a step, in its order. */
export function alternativesTo(step: StepId): StepId[] {
	const parts = Object.values(CARE_CHOICES).flatMap((rows) => rows.flatMap((row) => row.parts));
	const beside = parts.filter((part) => part.some((choice) => choice.step === step));
	return [...new Set(beside.flatMap((part) => part.map((choice) => choice.step)))].filter(
		(id) => id !== step,
	);
}

/** Nights with a retinoid or an exfoliant; a week holds at most so many. */
export const IRRITANT_NIGHTS: Record<SensitivityName, number> = { Low: 5, Moderate: 3, High: 0 };

/** Treatments at a time. */
export const MOST_TREATMENTS: Record<SensitivityName, number> = { Low: 2, Moderate: 2, High: 1 };

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
