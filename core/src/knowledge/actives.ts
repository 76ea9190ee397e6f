import type { SourceId } from "./sources.ts";

export const ACTIVE_CLASSES = [
	"retinoid",
	"aha",
	"bha",
	"pha",
	"enzyme",
	"scrub",
	"benzoyl_peroxide",
	"azelaic",
	"sulfur",
	"vitamin_c",
	"vitamin_c_derivative",
	"niacinamide",
	"brightener",
	"barrier",
	"soothing",
	"antioxidant",
	"peptide",
	"eye",
	"clay",
	"essential_oil",
	"mineral_filter",
	"chemical_filter",
	"tint",
] as const;
export type ActiveClass = (typeof ACTIVE_CLASSES)[number];

/** Classes that take off surface cells; their uses in a week are counted together. */
export const EXFOLIATING_CLASSES: readonly ActiveClass[] = ["aha", "bha", "pha", "enzyme", "scrub"];

export type PregnancyAdvice = "avoid" | "caution" | "accepted" | "no_specific_caution_found";
export type DrugStatus = "cosmetic" | "otc_drug" | "medicine" | "prescription" | "banned";

export interface Active {
	name: string;
	class: ActiveClass;
	/** Treatments are introduced one at a time; supporting ingredients are not counted. */
	treatment: boolean;
	/** Percent by weight that studies or law support; null where none is meaningful. `start` is the first strength to buy. */
	strength: { min: number; max: number; start: number } | null;
	time: "morning" | "night" | "either";
	grade: "A" | "B" | "C";
	pregnancy: PregnancyAdvice;
	/** Raises the skin's sensitivity to sun, so sunscreen becomes a condition. */
	photosensitising: boolean;
	status: { us: DrugStatus; eu: DrugStatus };
	sources: SourceId[];
}

const COSMETIC = { us: "cosmetic", eu: "cosmetic" } as const;

/** Shorthand for ingredients that support a routine without needing an introduction of their own. */
function supporting(
	name: string,
	group: ActiveClass,
	sources: SourceId[],
	grade: Active["grade"] = "C",
): Active {
	return {
		name,
		class: group,
		treatment: false,
		strength: null,
		time: "either",
		grade,
		pregnancy: "no_specific_caution_found",
		photosensitising: false,
		status: COSMETIC,
		sources,
	};
}

export const ACTIVES = {
	benzoyl_peroxide: {
		name: "benzoyl peroxide",
		class: "benzoyl_peroxide",
		treatment: true,
		strength: { min: 2.5, max: 10, start: 2.5 },
		time: "morning",
		grade: "A",
		pregnancy: "accepted",
		photosensitising: false,
		status: { us: "otc_drug", eu: "medicine" },
		sources: ["aad_acne_2024", "fda_acne_monograph", "acne_in_pregnancy_2016"],
	},
	adapalene: {
		name: "adapalene",
		class: "retinoid",
		treatment: true,
		strength: { min: 0.1, max: 0.1, start: 0.1 },
		time: "night",
		grade: "A",
		pregnancy: "avoid",
		photosensitising: true,
		status: { us: "otc_drug", eu: "prescription" },
		sources: ["aad_acne_2024", "mother_to_baby"],
	},
	tretinoin: {
		name: "tretinoin",
		class: "retinoid",
		treatment: true,
		strength: { min: 0.01, max: 0.1, start: 0.025 },
		time: "night",
		grade: "A",
		pregnancy: "avoid",
		photosensitising: true,
		status: { us: "prescription", eu: "prescription" },
		sources: ["aad_acne_2024", "eu_cosmetics_annexes", "pregnancy_topicals_2022"],
	},
	retinol: {
		name: "retinol",
		class: "retinoid",
		treatment: true,
		strength: { min: 0.1, max: 0.3, start: 0.1 },
		time: "night",
		grade: "C",
		pregnancy: "avoid",
		photosensitising: true,
		status: COSMETIC,
		sources: ["retinol_review_2021", "eu_2024_996", "pregnancy_topicals_2022"],
	},
	retinal: {
		name: "retinal",
		class: "retinoid",
		treatment: true,
		strength: { min: 0.03, max: 0.1, start: 0.03 },
		time: "night",
		grade: "C",
		pregnancy: "avoid",
		photosensitising: true,
		status: COSMETIC,
		sources: ["retinol_review_2021", "pregnancy_topicals_2022"],
	},
	retinoid_ester: {
		name: "a vitamin A ester",
		class: "retinoid",
		treatment: true,
		strength: null,
		time: "night",
		grade: "C",
		pregnancy: "avoid",
		photosensitising: true,
		status: COSMETIC,
		sources: ["eu_2024_996", "pregnancy_topicals_2022"],
	},
	bakuchiol: {
		name: "bakuchiol",
		class: "antioxidant",
		treatment: true,
		strength: null,
		time: "night",
		grade: "C",
		pregnancy: "caution",
		photosensitising: false,
		status: COSMETIC,
		sources: ["house_default"],
	},
	salicylic_acid: {
		name: "salicylic acid",
		class: "bha",
		treatment: true,
		strength: { min: 0.5, max: 2, start: 0.5 },
		time: "either",
		grade: "B",
		pregnancy: "caution",
		photosensitising: false,
		status: { us: "otc_drug", eu: "cosmetic" },
		sources: ["aad_acne_2024", "fda_acne_monograph", "eu_cosmetics_annexes"],
	},
	glycolic_acid: {
		name: "glycolic acid",
		class: "aha",
		treatment: true,
		strength: { min: 5, max: 10, start: 5 },
		time: "night",
		grade: "C",
		pregnancy: "accepted",
		photosensitising: true,
		status: COSMETIC,
		sources: ["fda_aha_2005", "cir_aha", "acne_in_pregnancy_2016"],
	},
	lactic_acid: {
		name: "lactic acid",
		class: "aha",
		treatment: true,
		strength: { min: 5, max: 10, start: 5 },
		time: "night",
		grade: "C",
		pregnancy: "accepted",
		photosensitising: true,
		status: COSMETIC,
		sources: ["fda_aha_2005", "cir_aha"],
	},
	mandelic_acid: {
		name: "mandelic acid",
		class: "aha",
		treatment: true,
		strength: { min: 4, max: 10, start: 5 },
		time: "night",
		grade: "C",
		pregnancy: "no_specific_caution_found",
		photosensitising: true,
		status: COSMETIC,
		sources: ["fda_aha_2005", "house_default"],
	},
	pha: {
		name: "a polyhydroxy acid",
		class: "pha",
		treatment: true,
		strength: { min: 4, max: 10, start: 4 },
		time: "night",
		grade: "C",
		pregnancy: "no_specific_caution_found",
		photosensitising: false,
		status: COSMETIC,
		sources: ["pha_studies"],
	},
	enzyme: {
		name: "an exfoliating enzyme",
		class: "enzyme",
		treatment: true,
		strength: null,
		time: "night",
		grade: "C",
		pregnancy: "no_specific_caution_found",
		photosensitising: false,
		status: COSMETIC,
		sources: ["contact_allergen_lists"],
	},
	scrub: {
		name: "scrub particles",
		class: "scrub",
		treatment: true,
		strength: null,
		time: "night",
		grade: "C",
		pregnancy: "no_specific_caution_found",
		photosensitising: false,
		status: COSMETIC,
		sources: ["aad_face_washing"],
	},
	azelaic_acid: {
		name: "azelaic acid",
		class: "azelaic",
		treatment: true,
		strength: { min: 10, max: 10, start: 10 },
		time: "either",
		grade: "B",
		pregnancy: "accepted",
		photosensitising: false,
		status: { us: "cosmetic", eu: "cosmetic" },
		sources: ["aad_acne_2024", "cochrane_acne_topicals_2020", "acne_in_pregnancy_2016"],
	},
	azelaic_derivative: supporting("an azelaic acid derivative", "soothing", ["ingredient_functions"]),
	sulfur: {
		name: "sulfur",
		class: "sulfur",
		treatment: true,
		strength: { min: 3, max: 10, start: 3 },
		time: "night",
		grade: "C",
		pregnancy: "no_specific_caution_found",
		photosensitising: false,
		status: { us: "otc_drug", eu: "cosmetic" },
		sources: ["fda_acne_monograph", "cochrane_acne_topicals_2020"],
	},
	niacinamide: {
		name: "niacinamide",
		class: "niacinamide",
		treatment: true,
		strength: { min: 2, max: 10, start: 2 },
		time: "either",
		grade: "B",
		pregnancy: "accepted",
		photosensitising: false,
		status: COSMETIC,
		sources: ["niacinamide_rct", "niacinamide_tranexamic_2014", "niacinamide_reviews"],
	},
	vitamin_c: {
		name: "vitamin C",
		class: "vitamin_c",
		treatment: true,
		strength: { min: 8, max: 20, start: 8 },
		time: "morning",
		grade: "B",
		pregnancy: "accepted",
		photosensitising: false,
		status: COSMETIC,
		sources: ["vitamin_c_review", "pregnancy_topicals_2022"],
	},
	vitamin_c_derivative: {
		name: "a gentle form of vitamin C",
		class: "vitamin_c_derivative",
		treatment: true,
		strength: null,
		time: "morning",
		grade: "C",
		pregnancy: "no_specific_caution_found",
		photosensitising: false,
		status: COSMETIC,
		sources: ["vitamin_c_review"],
	},
	tranexamic_acid: {
		name: "tranexamic acid",
		class: "brightener",
		treatment: true,
		strength: { min: 2, max: 5, start: 2 },
		time: "either",
		grade: "B",
		pregnancy: "caution",
		photosensitising: false,
		status: COSMETIC,
		sources: ["niacinamide_tranexamic_2014", "tranexamic_serum_rct"],
	},
	arbutin: {
		name: "arbutin",
		class: "brightener",
		treatment: true,
		strength: { min: 1, max: 2, start: 1 },
		time: "night",
		grade: "C",
		pregnancy: "caution",
		photosensitising: false,
		status: COSMETIC,
		sources: ["eu_2024_996"],
	},
	kojic_acid: {
		name: "kojic acid",
		class: "brightener",
		treatment: true,
		strength: { min: 0.5, max: 1, start: 0.5 },
		time: "night",
		grade: "C",
		pregnancy: "caution",
		photosensitising: false,
		status: COSMETIC,
		sources: ["eu_2024_996"],
	},
	hydroquinone: {
		name: "hydroquinone",
		class: "brightener",
		treatment: true,
		strength: null,
		time: "night",
		grade: "A",
		pregnancy: "avoid",
		photosensitising: true,
		status: { us: "prescription", eu: "banned" },
		sources: ["eu_cosmetics_annexes", "pregnancy_topicals_2022"],
	},
	urea: supporting("urea", "barrier", ["barrier_reviews"], "B"),
	ceramides: supporting("ceramides", "barrier", ["aad_dry_skin", "barrier_reviews"], "B"),
	glycerin: supporting("glycerin", "barrier", ["barrier_reviews"], "B"),
	hyaluronic_acid: supporting("hyaluronic acid", "barrier", ["barrier_reviews"], "B"),
	panthenol: supporting("panthenol", "soothing", ["barrier_reviews"], "B"),
	squalane: supporting("squalane", "barrier", ["barrier_reviews"], "B"),
	petrolatum: supporting("petrolatum", "barrier", ["otc_monographs"], "B"),
	dimethicone: supporting("dimethicone", "barrier", ["otc_monographs"], "B"),
	colloidal_oatmeal: supporting("colloidal oatmeal", "soothing", ["otc_monographs"], "B"),
	allantoin: supporting("allantoin", "soothing", ["otc_monographs"]),
	bisabolol: supporting("bisabolol", "soothing", ["ingredient_functions"]),
	centella: supporting("centella", "soothing", ["ingredient_functions"]),
	licorice: supporting("licorice root", "soothing", ["ingredient_functions"]),
	ectoin: supporting("ectoin", "barrier", ["ingredient_functions"]),
	snail_mucin: supporting("snail mucin", "barrier", ["ingredient_functions"]),
	green_tea: supporting("green tea", "antioxidant", ["ingredient_functions"]),
	peptides: supporting("peptides", "peptide", ["ingredient_functions"]),
	caffeine: supporting("caffeine", "eye", ["ingredient_functions", "under_eye_2015"]),
	zinc_pca: supporting("zinc PCA", "soothing", ["ingredient_functions"]),
	clay: supporting("clay", "clay", ["ingredient_functions"]),
	charcoal: supporting("charcoal", "clay", ["ingredient_functions"]),
	tea_tree: supporting("tea tree oil", "essential_oil", ["contact_allergen_lists"]),
	zinc_oxide: supporting("zinc oxide", "mineral_filter", ["aad_sunscreen", "eu_cosmetics_annexes"], "A"),
	titanium_dioxide: supporting(
		"titanium dioxide",
		"mineral_filter",
		["aad_sunscreen", "eu_cosmetics_annexes"],
		"A",
	),
	chemical_uv_filter: supporting("organic UV filters", "chemical_filter", ["aad_sunscreen"], "A"),
	iron_oxides: supporting("iron oxides", "tint", ["tinted_sunscreen_2024"], "B"),
} as const satisfies Record<string, Active>;

export type ActiveId = keyof typeof ACTIVES;
export const ACTIVE_IDS = Object.keys(ACTIVES) as ActiveId[];

export function isActiveId(id: string): id is ActiveId {
	return Object.hasOwn(ACTIVES, id);
}

/** The row of an id that arrives as plain text, for example from a stored plan; undefined for an unknown id. */
export function findActive(id: string): Active | undefined {
	return isActiveId(id) ? ACTIVES[id] : undefined;
}

export function isTreatment(id: string): boolean {
	return findActive(id)?.treatment ?? false;
}

export function isExfoliating(id: string): boolean {
	const row = findActive(id);
	return row !== undefined && EXFOLIATING_CLASSES.includes(row.class);
}

export function isRetinoid(id: string): boolean {
	return findActive(id)?.class === "retinoid";
}
