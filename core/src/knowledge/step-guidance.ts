import type { SourceId } from "./sources.ts";

export interface Caution {
	text: string;
	sources: SourceId[];
}

export const CAUTIONS = {
	stings_first: {
		text: "A light tingle in the first two weeks is common; a burn is not.",
		sources: ["house_default"],
	},
	patch_test: {
		text: "Try it on the inside of your arm twice a day for 7 to 10 days before it goes on your face.",
		sources: ["aad_test_products"],
	},
	keep_off: {
		text: "Keep it away from eyes, eyelids, nostrils and lips, and off broken, sore or sunburnt skin.",
		sources: [
			"retinoid_rx_label",
			"adapalene_label",
			"benzoyl_peroxide_label",
			"azelaic_label",
			"salicylic_label",
			"house_default",
		],
	},
	no_wax: {
		text: "No waxing, laser or peel on this skin while you use it: skin can tear or burn.",
		sources: ["adapalene_label", "acid_retinoid_practice"],
	},
	early_flare: {
		text: "In weeks 2 to 4 spots can look worse before they get better. That is known and passes; go on unless it burns.",
		sources: ["adapalene_label", "house_default"],
	},
	small_spot_first: {
		text: "On the face, begin with one or two spots for three days.",
		sources: ["fda_acne_allergy_2014"],
	},
	keep_cool: {
		text: "Keep the tube below 25 °C (77 °F), away from sun and heat, and throw it away at its date.",
		sources: ["benzoyl_peroxide_label", "benzoyl_peroxide_storage"],
	},
	below_studied: {
		text: "It was studied at 15 to 20%, twice a day; at 10% less is known, so we call the evidence limited.",
		sources: ["azelaic_label", "cochrane_acne_topicals_2020"],
	},
	shade: {
		text: "Try the shade on your jaw in daylight: many tints come in one shade only. Where none fits, an invisible sunscreen is better than one that looks gray.",
		sources: ["tinted_shades_2022", "tinted_sunscreen_2024"],
	},
	white_film: {
		text: "A mineral sunscreen can leave a white film on tan and deep skin; a tint in your shade, or one sold as invisible, does not.",
		sources: ["house_default"],
	},
	bleaches_fabric: {
		text: "It bleaches towels, pillowcases and hair.",
		sources: ["benzoyl_peroxide_label"],
	},
	medicine_in_eu: {
		text: "In Europe this is a medicine: ask a pharmacist or doctor.",
		sources: ["eu_cosmetics_annexes"],
	},
	sun_rule: {
		text: "It makes skin burn more easily in the sun: keep sunscreen up while you use it and for a week after.",
		sources: ["fda_aha_2005"],
	},
	sun_rule_retinoid: {
		text: "It makes skin burn more easily in the sun: stay out of strong sun and wear sunscreen every day.",
		sources: ["adapalene_label"],
	},
	not_in_pregnancy: {
		text: "Not for use while pregnant, trying or breastfeeding.",
		sources: ["mother_to_baby", "pregnancy_topicals_2022"],
	},
	aspirin_allergy: {
		text: "Leave it out if you are allergic to aspirin.",
		sources: ["salicylic_label", "house_default"],
	},
	limited_evidence: {
		text: "The evidence for retinol on lines is limited; sunscreen does more.",
		sources: ["retinol_review_2021"],
	},
	dries_out: {
		text: "It can dry the skin; moisturizer afterwards is part of the step.",
		sources: ["benzoyl_peroxide_label", "adapalene_bpo", "house_default"],
	},
	no_other_exfoliant: {
		text: "No scrub, peel or second acid in the same week.",
		sources: ["house_default"],
	},
	no_treatment_claim: {
		text: "Darkness under the eyes is often inherited; this is care, not a promise of change.",
		sources: ["under_eye_2015"],
	},
	low_oxidised: {
		text: "Throw it away once it turns brown.",
		sources: ["vitamin_c_review"],
	},
	small_area_pregnancy: {
		text: "While pregnant keep salicylic acid to small areas at 2% or less, or leave it out.",
		sources: ["mother_to_baby"],
	},
	ask_parent_and_pharmacist: {
		text: "Begin only when a parent and a pharmacist have said yes.",
		sources: ["teen_care", "house_default"],
	},
	ask_adult: {
		text: "Talk to a parent or pharmacist before you start.",
		sources: ["teen_care"],
	},
} as const satisfies Record<string, Caution>;
export type CautionId = keyof typeof CAUTIONS;

export const STOP_RULES = {
	burning: { text: "Burning for longer than an hour", sources: ["house_default"] },
	raw: { text: "Raw, cracked or weeping skin", sources: ["house_default"] },
	swelling: { text: "Swelling, hives or blisters", sources: ["aad_test_products", "fda_acne_allergy_2014"] },
	worse: {
		text: "Getting clearly worse after two weeks; with a retinoid spots can flare until week 4",
		sources: ["adapalene_label", "house_default"],
	},
} as const satisfies Record<string, Caution>;
export type StopRuleId = keyof typeof STOP_RULES;

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

/** `weeks`: from this week of use on, so many uses a week. The last entry is the settled pace. */
export interface RampRule {
	weeks: [week: number, perWeek: number][];
	/** What may follow the settled pace, for skin that stayed calm. */
	after?: string;
	sources: SourceId[];
}

const NIGHTLY = "Every night only if it has stayed calm for a month, as the label says.";
const TWICE_DAILY =
	"If it has stayed calm for a month, use it in the morning too: it was studied twice a day.";

export const RAMPS = {
	/** Adapalene on calm skin. */
	retinoid: {
		weeks: [
			[1, 2],
			[3, 3],
			[5, 4],
			[9, 5],
		],
		after: NIGHTLY,
		sources: ["retinoid_start_advice", "aad_acne_2024"],
	},
	/** A slow start and no lower end: how often depends on the skin, not on its tone. */
	retinoid_slow: {
		weeks: [
			[1, 1],
			[3, 2],
			[5, 3],
			[9, 4],
			[13, 5],
		],
		after: NIGHTLY,
		sources: ["retinoid_start_advice", "house_default"],
	},
	/** Retinol stops where no two nights follow each other. */
	retinol: {
		weeks: [
			[1, 1],
			[3, 2],
			[5, 3],
		],
		sources: ["retinoid_start_advice", "retinol_review_2021"],
	},
	retinol_slow: {
		weeks: [
			[1, 1],
			[5, 2],
		],
		sources: ["retinoid_start_advice", "house_default"],
	},
	/** Every other night, then nightly. */
	azelaic: {
		weeks: [
			[1, 4],
			[3, 7],
		],
		after: TWICE_DAILY,
		sources: ["cochrane_acne_topicals_2020", "house_default"],
	},
	azelaic_slow: {
		weeks: [
			[1, 2],
			[3, 4],
			[7, 7],
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
	/** Every other morning at most. */
	benzoyl_peroxide_slow: {
		weeks: [
			[1, 2],
			[3, 4],
		],
		sources: ["house_default"],
	},
	niacinamide_slow: {
		weeks: [
			[1, 3],
			[3, 7],
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

/** The slower ramp where skin reacts easily or irritation leaves marks; ramps without one keep their shape. */
export const SLOW_RAMP: Partial<Record<RampId, RampId>> = {
	retinoid: "retinoid_slow",
	retinol: "retinol_slow",
};

/** The ramp of sensitive skin and of deeper tones, where irritation leaves marks: it starts slower still. */
export const SLOWEST_RAMP: Partial<Record<RampId, RampId>> = { ...SLOW_RAMP, azelaic: "azelaic_slow" };
