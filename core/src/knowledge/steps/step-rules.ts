import type { ProductRule, StepRule } from "./step-rule.ts";
import { TREATMENT_STEPS } from "./treatments.ts";

/** Wash-off and barrier products may bring gentle treatments along, never an exfoliant or a retinoid. */
const GENTLE_EXTRAS = ["niacinamide", "vitamin_c_derivative"] as const;

const cleanser = (
	textures: ProductRule["textures"],
	prefers: ProductRule["prefers"],
	extra: Partial<ProductRule> = {},
): ProductRule => ({
	any_of: [],
	may_contain: GENTLE_EXTRAS,
	prefers,
	textures,
	sulfate_free: true,
	...extra,
});

const moisturizer = (
	textures: ProductRule["textures"],
	prefers: ProductRule["prefers"],
	extra: Partial<ProductRule> = {},
): ProductRule => ({
	any_of: [],
	may_contain: GENTLE_EXTRAS,
	prefers,
	textures,
	// An ointment over the whole face suits nobody whose step asks for less.
	...(textures.includes("balm") ? {} : { without_textures: ["balm"] }),
	...extra,
});

const UNSCENTED = { fragrance_free: true } as const;

/** For skin that wants peace: nothing that acts, niacinamide apart. */
const CALMING = { ...UNSCENTED, may_contain: ["niacinamide"] } as const satisfies Partial<ProductRule>;

const CALM = { actives: [], cautions: [], stop_if: [], per_week: 7, ramp: null } as const;

const BASIC_STEPS = {
	"step.cleanser_gel": {
		...CALM,
		category: "cleanser",
		title: "Gel cleanser",
		instruction:
			"Massage a coin-sized amount of a sulfate-free gel cleanser over damp skin for half a minute, then rinse with lukewarm water.",
		grade: "B",
		sources: ["nice_ng198", "aad_face_washing"],
		product: cleanser(["gel", "foam"], ["glycerin"]),
	},
	"step.cleanser_gentle": {
		...CALM,
		category: "cleanser",
		title: "Gentle cleanser",
		instruction:
			"Massage a coin-sized amount of a gentle cleanser over damp skin for half a minute, then rinse with lukewarm water. Fingertips only, no scrubbing.",
		grade: "B",
		sources: ["nice_ng198", "aad_face_washing"],
		product: cleanser(["gel", "foam", "lotion"], ["glycerin", "ceramides"]),
	},
	"step.cleanser_cream": {
		...CALM,
		category: "cleanser",
		title: "Cream cleanser",
		instruction:
			"Spread a coin-sized amount of a cream or milk cleanser without fragrance over the face, then lift it off with lukewarm water.",
		morning: "Water alone is enough if skin feels tight.",
		grade: "B",
		sources: ["aad_dry_skin", "aad_face_washing"],
		product: cleanser(["cream", "lotion", "balm"], ["glycerin", "ceramides"], {
			...UNSCENTED,
			without_textures: ["gel", "foam"],
			without_foam: true,
		}),
	},
	"step.cleanser_fragrance_free": {
		...CALM,
		category: "cleanser",
		title: "Mild cleanser",
		instruction:
			"Use a coin-sized amount of a mild cleanser without fragrance on damp skin, rinse with lukewarm water and pat dry.",
		morning: "On a tight morning rinse with water only.",
		grade: "B",
		sources: ["aad_dry_skin", "aad_face_washing", "rosacea_trigger_survey"],
		product: cleanser(["cream", "lotion", "gel"], ["glycerin", "ceramides", "panthenol"], CALMING),
	},
	"step.moisturizer_gel": {
		...CALM,
		category: "moisturizer",
		title: "Light gel moisturizer",
		instruction: "Smooth a pea-sized amount of a light, oil-free gel or gel cream over the whole face.",
		grade: "B",
		sources: ["aad_order", "nice_ng198"],
		product: moisturizer(["gel"], ["hyaluronic_acid", "glycerin", "zinc_pca"]),
	},
	"step.moisturizer_lotion": {
		...CALM,
		category: "moisturizer",
		title: "Moisturizing lotion",
		instruction:
			"Smooth a pea-sized amount of a moisturizing lotion over the whole face while it is still damp; use a little more on the cheeks.",
		grade: "B",
		sources: ["aad_order", "aad_dry_skin"],
		product: moisturizer(["lotion", "gel"], ["ceramides", "glycerin", "hyaluronic_acid"]),
	},
	"step.moisturizer_ceramide": {
		...CALM,
		category: "moisturizer",
		title: "Ceramide cream",
		instruction: "Press a hazelnut-sized amount of a ceramide cream into damp skin right after washing.",
		grade: "B",
		sources: ["aad_dry_skin", "barrier_reviews"],
		product: moisturizer(["cream"], ["ceramides", "glycerin", "squalane"], { any_of: ["ceramides"] }),
	},
	"step.moisturizer_barrier": {
		...CALM,
		category: "moisturizer",
		title: "Barrier cream without fragrance",
		instruction:
			"Press a hazelnut-sized amount of a cream without fragrance, best with ceramides, into damp skin right after washing.",
		grade: "B",
		sources: ["aad_dry_skin", "barrier_reviews", "rosacea_trigger_survey"],
		product: moisturizer(["cream", "lotion"], ["ceramides", "panthenol", "colloidal_oatmeal"], CALMING),
	},
	"step.moisturizer_barrier_light": {
		...CALM,
		category: "moisturizer",
		title: "Light barrier lotion without fragrance",
		instruction:
			"Smooth a pea-sized amount of a light lotion without fragrance, best with ceramides, over damp skin right after washing.",
		grade: "B",
		sources: ["aad_dry_skin", "barrier_reviews", "rosacea_trigger_survey"],
		product: moisturizer(["lotion", "gel"], ["ceramides", "panthenol", "glycerin"], CALMING),
	},
	"step.moisturizer_occlusive": {
		...CALM,
		category: "moisturizer",
		title: "Rich night cream or ointment",
		instruction:
			"Press a generous layer of a rich barrier cream or a plain ointment into damp skin, most of it where skin feels dry.",
		grade: "B",
		sources: ["aad_dry_skin", "barrier_reviews", "otc_monographs"],
		product: moisturizer(["balm", "cream"], ["petrolatum", "ceramides", "squalane"], {
			any_of: ["petrolatum", "ceramides", "squalane"],
			without_textures: ["gel"],
		}),
	},
} as const satisfies Record<string, StepRule>;

const AMOUNT =
	"Two finger lengths for face and neck, 15 minutes before you go out, again every two hours outdoors and after swimming or sweating; for those take one that is water-resistant.";

const sunscreen = (extra: Partial<ProductRule>): ProductRule => ({
	any_of: ["zinc_oxide", "titanium_dioxide", "chemical_uv_filter"],
	may_contain: ["niacinamide", "vitamin_c_derivative"],
	prefers: [],
	textures: [],
	spf_min: 30,
	...extra,
});

const DAILY = {
	category: "sunscreen",
	actives: [],
	grade: "A",
	cautions: [],
	stop_if: [],
	per_week: 7,
	ramp: null,
} as const;

const MINERAL = ["zinc_oxide", "titanium_dioxide"] as const;

const SUNSCREEN_STEPS = {
	"step.sunscreen_fluid": {
		...DAILY,
		title: "Light sunscreen, SPF 30 or more",
		instruction: `As the last step, a light broad-spectrum sunscreen with SPF 30 or more. ${AMOUNT}`,
		sources: ["aad_sunscreen"],
		product: sunscreen({ textures: ["fluid", "gel", "serum"] }),
	},
	"step.sunscreen_cream": {
		...DAILY,
		title: "Cream sunscreen, SPF 30 or more",
		instruction: `As the last step, a moisturizing broad-spectrum sunscreen with SPF 30 or more. ${AMOUNT}`,
		sources: ["aad_sunscreen"],
		product: sunscreen({ textures: ["cream", "lotion"], prefers: ["hyaluronic_acid", "squalane"] }),
	},
	"step.sunscreen": {
		...DAILY,
		title: "Sunscreen, SPF 30 or more",
		instruction: `As the last step, a broad-spectrum sunscreen with SPF 30 or more. ${AMOUNT}`,
		sources: ["aad_sunscreen"],
		product: sunscreen({}),
	},
	"step.sunscreen_mineral": {
		...DAILY,
		title: "Mineral sunscreen, SPF 30 or more",
		instruction: `As the last step, a broad-spectrum mineral sunscreen (zinc oxide or titanium dioxide) with SPF 30 or more and without fragrance. ${AMOUNT}`,
		sources: ["aad_sunscreen", "rosacea_trigger_survey"],
		cautions: ["white_film"],
		product: sunscreen({ any_of: MINERAL, mineral_only: true, fragrance_free: true }),
	},
	"step.sunscreen_tinted": {
		...DAILY,
		title: "Tinted sunscreen, SPF 30 or more",
		instruction: `As the last step, a broad-spectrum sunscreen with SPF 30 or more, tinted with iron oxides: the tint also holds back visible light, which darkens marks. ${AMOUNT}`,
		sources: ["aad_sunscreen", "tinted_sunscreen_2024"],
		cautions: ["shade"],
		product: sunscreen({ tinted: true, prefers: ["iron_oxides"] }),
	},
	"step.sunscreen_mineral_tinted": {
		...DAILY,
		title: "Tinted mineral sunscreen, SPF 30 or more",
		instruction: `As the last step, a broad-spectrum mineral sunscreen with SPF 30 or more and without fragrance, tinted with iron oxides: the tint also holds back visible light, which darkens marks. ${AMOUNT}`,
		sources: ["aad_sunscreen", "tinted_sunscreen_2024", "rosacea_trigger_survey"],
		cautions: ["shade"],
		product: sunscreen({
			any_of: MINERAL,
			mineral_only: true,
			tinted: true,
			fragrance_free: true,
			prefers: ["iron_oxides"],
		}),
	},
} as const satisfies Record<string, StepRule>;

const IRRITATION = ["burning", "raw", "swelling"] as const;

const WEEKLY_STEPS = {
	"step.exfoliant_bha": {
		category: "exfoliant",
		title: "Salicylic acid up to 2%",
		instruction:
			"After washing, spread a thin layer of a leave-on salicylic acid (up to 2%) over dry skin, then moisturizer.",
		actives: ["salicylic_acid"],
		grade: "B",
		sources: ["aad_acne_2024", "fda_acne_monograph"],
		cautions: [
			"patch_test",
			"keep_off",
			"no_other_exfoliant",
			"no_wax",
			"aspirin_allergy",
			"small_area_pregnancy",
		],
		stop_if: IRRITATION,
		course: "salicylic_acid",
		per_week: 2,
		ramp: "exfoliant",
		product: {
			any_of: ["salicylic_acid"],
			may_contain: ["salicylic_acid", "niacinamide", "pha"],
			prefers: ["zinc_pca", "green_tea"],
			textures: ["liquid", "serum"],
			max_percent: { salicylic_acid: 2 },
			must_state: ["salicylic_acid"],
			means: { active: "salicylic_acid", to: 2 },
		},
	},
	"step.exfoliant_bha_mild": {
		category: "exfoliant",
		title: "Mild salicylic acid",
		instruction:
			"After washing, spread a thin layer of a mild leave-on salicylic acid (0.5 to 1% where you can find it) over the oilier areas, then moisturizer.",
		actives: ["salicylic_acid"],
		grade: "B",
		sources: ["aad_acne_2024", "house_default"],
		cautions: [
			"patch_test",
			"keep_off",
			"no_other_exfoliant",
			"no_wax",
			"aspirin_allergy",
			"small_area_pregnancy",
		],
		stop_if: IRRITATION,
		course: "salicylic_acid",
		per_week: 2,
		ramp: "exfoliant",
		product: {
			any_of: ["salicylic_acid"],
			may_contain: ["salicylic_acid", "niacinamide", "pha"],
			prefers: ["zinc_pca", "green_tea", "panthenol"],
			textures: ["liquid", "serum"],
			max_percent: { salicylic_acid: 1 },
			must_state: ["salicylic_acid"],
			means: { active: "salicylic_acid", from: 0.5, to: 1 },
		},
	},
	"step.exfoliant_lactic": {
		category: "exfoliant",
		title: "Lactic acid up to 10%",
		instruction:
			"After washing, spread a thin layer of lactic acid (5 to 10%) over dry skin, then moisturizer.",
		actives: ["lactic_acid"],
		grade: "C",
		sources: ["fda_aha_2005", "cir_aha"],
		cautions: ["patch_test", "keep_off", "sun_rule", "no_other_exfoliant", "no_wax"],
		stop_if: IRRITATION,
		course: "gentle_acid",
		per_week: 1,
		ramp: null,
		product: {
			any_of: ["lactic_acid", "mandelic_acid"],
			may_contain: ["lactic_acid", "mandelic_acid", "pha", "niacinamide"],
			prefers: ["hyaluronic_acid", "squalane", "panthenol"],
			textures: ["serum", "liquid"],
			max_percent: { lactic_acid: 10, mandelic_acid: 10 },
			means: { active: "lactic_acid", from: 5, to: 10 },
		},
	},
	"step.exfoliant_gentle": {
		category: "exfoliant",
		title: "Mild exfoliant",
		instruction:
			"After washing, spread a thin layer of a mild exfoliant (a polyhydroxy acid such as gluconolactone, or mandelic acid) over dry skin, then moisturizer.",
		actives: ["pha"],
		grade: "C",
		sources: ["pha_studies", "house_default"],
		cautions: ["patch_test", "keep_off", "sun_rule", "no_other_exfoliant", "no_wax"],
		stop_if: IRRITATION,
		course: "gentle_acid",
		per_week: 1,
		ramp: null,
		product: {
			any_of: ["pha", "mandelic_acid"],
			may_contain: ["pha", "mandelic_acid", "lactic_acid", "niacinamide"],
			prefers: ["hyaluronic_acid", "panthenol"],
			textures: ["serum", "liquid"],
			max_percent: { mandelic_acid: 10, lactic_acid: 5 },
		},
	},
	"step.mask_clay": {
		category: "mask",
		title: "Clay mask",
		instruction:
			"Spread a thin layer of a clay mask over the oilier areas, rinse it off after 10 minutes, before it cracks, then moisturizer.",
		actives: ["clay"],
		grade: "C",
		sources: ["ingredient_functions", "house_default"],
		cautions: ["dries_out"],
		stop_if: ["burning", "swelling"],
		per_week: 1,
		ramp: null,
		product: {
			any_of: ["clay"],
			may_contain: ["niacinamide"],
			prefers: ["colloidal_oatmeal", "bisabolol"],
			textures: ["mask"],
			fragrance_free: true,
		},
	},
	"step.mask_hydrating": {
		category: "mask",
		title: "Hydrating mask",
		instruction: "Leave a hydrating mask on clean skin for 15 minutes, then press in what is left.",
		actives: [],
		grade: "C",
		sources: ["barrier_reviews", "house_default"],
		cautions: [],
		stop_if: ["burning", "swelling"],
		per_week: 1,
		ramp: null,
		product: {
			any_of: ["hyaluronic_acid", "glycerin", "ceramides", "panthenol"],
			may_contain: ["niacinamide", "vitamin_c_derivative"],
			prefers: ["hyaluronic_acid", "ceramides", "panthenol", "squalane"],
			textures: ["mask", "cream"],
			fragrance_free: true,
		},
	},
} as const satisfies Record<string, StepRule>;

const ALL = { ...BASIC_STEPS, ...SUNSCREEN_STEPS, ...TREATMENT_STEPS, ...WEEKLY_STEPS };

export type StepId = keyof typeof ALL;
export const STEP_RULES: Record<StepId, StepRule> = ALL;
export const STEP_IDS = Object.keys(ALL) as StepId[];

export function isStepId(id: string): id is StepId {
	return Object.hasOwn(STEP_RULES, id);
}
