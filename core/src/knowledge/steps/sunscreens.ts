import type { ProductRule, StepRule } from "../step-rule.ts";

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

export const SUNSCREEN_STEPS = {
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
