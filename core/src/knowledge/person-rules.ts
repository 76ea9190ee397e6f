import type { Selector } from "./conflicts.ts";
import type { SourceId } from "./sources.ts";
import type { StepId } from "./steps/step-rules.ts";

export const PERSON_CONDITIONS = ["pregnancy", "minor", "prescription_retinoid", "darker_tone"] as const;
export type PersonCondition = (typeof PERSON_CONDITIONS)[number];

/** What changes for a person: steps that act through `removes` are taken out or replaced. First rule first. */
export interface PersonRule {
	id: string;
	when: PersonCondition;
	removes: Selector;
	/** A kinder step for the same slot; a step without one is left out. */
	replace: Partial<Record<StepId, StepId>>;
	/** Shown once beside the plan; null where the plan speaks for itself. */
	note: string | null;
	sources: SourceId[];
}

const LEAVE_ON_ACIDS = ["aha", "bha", "pha", "enzyme", "scrub"] as const;

export const PERSON_RULES: readonly PersonRule[] = [
	{
		id: "person.prescription",
		when: "prescription_retinoid",
		removes: {
			classes: [
				"retinoid",
				...LEAVE_ON_ACIDS,
				"benzoyl_peroxide",
				"azelaic",
				"sulfur",
				"vitamin_c",
				"brightener",
				"niacinamide",
			],
		},
		replace: {},
		note: "You use a prescription treatment, so this plan only protects the skin around it. Bring this list to your clinician before you add anything.",
		sources: ["house_default"],
	},
	{
		id: "person.pregnancy",
		when: "pregnancy",
		removes: { classes: ["retinoid", "bha", "brightener"] },
		replace: {
			"step.treatment_adapalene": "step.serum_azelaic",
			"step.serum_tranexamic": "step.serum_niacinamide",
			"step.exfoliant_bha": "step.exfoliant_lactic",
			"step.exfoliant_bha_mild": "step.exfoliant_lactic",
		},
		note: "The plan leaves out what is not advised while pregnant, trying or breastfeeding. Show it to your midwife or doctor.",
		sources: ["acne_in_pregnancy_2016", "mother_to_baby", "pregnancy_topicals_2022"],
	},
	{
		id: "person.minor",
		when: "minor",
		removes: {
			ids: ["retinol", "retinal", "retinoid_ester", "azelaic_acid", "niacinamide", "tranexamic_acid"],
			classes: ["aha", "pha", "enzyme", "scrub", "vitamin_c", "vitamin_c_derivative", "brightener"],
		},
		replace: {},
		note: "Under 18, cleanser, moisturizer and sunscreen are the plan. Talk to a parent or pharmacist before adding a treatment.",
		sources: ["teen_care", "hales_2025"],
	},
	{
		id: "person.darker_tone",
		when: "darker_tone",
		removes: { ids: ["vitamin_c", "glycolic_acid", "lactic_acid"] },
		replace: {
			"step.serum_vitamin_c": "step.serum_tranexamic",
			"step.exfoliant_lactic": "step.exfoliant_gentle",
		},
		note: "On deeper skin tones irritation leaves marks more easily, so strengths start low and the sunscreen is tinted.",
		sources: ["pih_cohort", "tinted_sunscreen_2024"],
	},
];

/** Treatments a person under 18 may use, and only from this acne severity on. */
export const MINOR_ACNE_FROM = 2;
export const MINOR_ACNE_CLASSES = ["benzoyl_peroxide", "bha"] as const;
export const MINOR_ACNE_IDS = ["adapalene"] as const;
