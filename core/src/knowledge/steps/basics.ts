import type { ProductRule, StepRule } from "../step-rule.ts";

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

export const BASIC_STEPS = {
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
