import type { Selector } from "./conflicts.ts";
import type { SourceId } from "./sources.ts";
import type { StepId } from "./steps/step-rules.ts";

export const PERSON_CONDITIONS = [
	"pregnancy",
	"minor",
	"minor_without_acne",
	"prescription_retinoid",
	"prescription_acne",
	"darker_tone",
] as const;
export type PersonCondition = (typeof PERSON_CONDITIONS)[number];

/** What changes for a person: steps that act through `removes` are taken out or replaced. First rule first. */
export interface PersonRule {
	id: string;
	when: PersonCondition;
	removes: Selector;
	/** A kinder step for the same slot; a step without one is left out. */
	replace: Partial<Record<StepId, StepId>>;
	/** Shown once beside the plan, followed by what was left out. */
	note: string;
	/** True where there is nothing to say until the rule has left something out. */
	note_only_when_used?: true;
	sources: SourceId[];
}

const EXFOLIANTS = ["aha", "bha", "pha", "enzyme", "scrub"] as const;

export const PERSON_RULES: readonly PersonRule[] = [
	{
		id: "person.prescription",
		when: "prescription_retinoid",
		removes: {
			ids: ["bakuchiol"],
			classes: [
				"retinoid",
				...EXFOLIANTS,
				"benzoyl_peroxide",
				"azelaic",
				"sulfur",
				"vitamin_c",
				"vitamin_c_derivative",
				"brightener",
				"niacinamide",
				"clay",
			],
		},
		replace: {},
		note: "You use a prescription retinoid, so this plan only protects the skin around it. Bring this list to your clinician before you add anything.",
		sources: ["aad_order", "house_default"],
	},
	{
		id: "person.prescription_acne",
		when: "prescription_acne",
		removes: {
			ids: ["bakuchiol"],
			classes: [
				"retinoid",
				...EXFOLIANTS,
				"benzoyl_peroxide",
				"azelaic",
				"sulfur",
				"vitamin_c",
				"brightener",
				"clay",
			],
		},
		replace: {
			"step.serum_azelaic": "step.serum_niacinamide",
			"step.serum_tranexamic": "step.serum_niacinamide",
		},
		note: "You use an acne medicine from a doctor, so this plan adds no second acne treatment, no retinoid and no acid beside it. Ask the doctor who prescribed it before you add one.",
		sources: ["aad_order", "aad_acne_2024", "house_default"],
	},
	{
		id: "person.pregnancy",
		when: "pregnancy",
		removes: { ids: ["bakuchiol"], classes: ["retinoid", "bha", "brightener"] },
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
			ids: ["tretinoin", "retinol", "retinal", "retinoid_ester", "bakuchiol"],
			classes: [
				"aha",
				"pha",
				"enzyme",
				"scrub",
				"azelaic",
				"sulfur",
				"niacinamide",
				"vitamin_c",
				"vitamin_c_derivative",
				"brightener",
			],
		},
		replace: {},
		note: "Under 18, cleanser, moisturizer and sunscreen are the plan. Talk to a parent or pharmacist before adding a treatment.",
		sources: ["teen_care", "hales_2025"],
	},
	{
		id: "person.minor_without_acne",
		when: "minor_without_acne",
		removes: { classes: ["benzoyl_peroxide", "bha", "retinoid"] },
		replace: {},
		note: "Treatments for spots wait until clear spots show in a photo.",
		note_only_when_used: true,
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

/** From this severity on acne is clear enough for the treatments a person under 18 may use. */
export const MINOR_ACNE_FROM = 2;

/** Said where lines were seen or named under 18: they are no subject of the plan. */
export const MINOR_LINES = {
	id: "person.minor_lines",
	note: "Care against lines has no place in a routine under 18, so the plan leaves it out. Sunscreen does the most for later.",
	sources: ["teen_care", "hales_2025"],
} as const satisfies { id: string; note: string; sources: readonly SourceId[] };

/** Harmless as one ingredient among many: only a product that leads with it acts. */
export const TOLERATED_IN_BASICS: readonly string[] = ["niacinamide", "clay"];

/** What two answers together ask for, said before every other note. */
interface PersonWarning {
	id: string;
	all: readonly PersonCondition[];
	note: string;
	sources: SourceId[];
}

export const PERSON_WARNINGS: readonly PersonWarning[] = [
	{
		id: "person.retinoid_in_pregnancy",
		all: ["pregnancy", "prescription_retinoid"],
		note: "Prescription retinoids are not advised while pregnant, trying or breastfeeding. Ask the doctor who prescribed yours before you use it again.",
		sources: ["mother_to_baby", "pregnancy_topicals_2022"],
	},
	{
		id: "person.acne_medicine_in_pregnancy",
		all: ["pregnancy", "prescription_acne"],
		note: "Some acne medicines are not advised while pregnant, trying or breastfeeding. Ask the doctor who prescribed yours whether to go on with it.",
		sources: ["acne_in_pregnancy_2016", "mother_to_baby"],
	},
];

/** Swatches 6 to 10 of the Monk scale have a typology angle below 28 degrees (tan and deeper, Chardon 1991). */
export const DARKER_MONK_FROM = 6;
