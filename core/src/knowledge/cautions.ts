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
