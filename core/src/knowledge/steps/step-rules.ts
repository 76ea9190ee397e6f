import type { ProductRule, StepRule } from "../step-rule.ts";
import { TREATMENT_STEPS } from "./treatments.ts";
import { WEEKLY_STEP_RULES } from "./weekly.ts";

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

const ALL = { ...BASIC_STEPS, ...SUNSCREEN_STEPS, ...TREATMENT_STEPS, ...WEEKLY_STEP_RULES };

export type StepId = keyof typeof ALL;
export const STEP_RULES: Record<StepId, StepRule> = ALL;
export const STEP_IDS = Object.keys(ALL) as StepId[];

export function isStepId(id: string): id is StepId {
	return Object.hasOwn(STEP_RULES, id);
}
