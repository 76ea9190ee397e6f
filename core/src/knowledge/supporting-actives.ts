import type { Active, ActiveClass } from "./active.ts";
import type { SourceId } from "./sources.ts";

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
		status: { us: "cosmetic", eu: "cosmetic" },
		sources,
	};
}

/** Ingredients that support a routine: no introduction, no ramp. */
export const SUPPORTING_ACTIVES = {
	azelaic_derivative: supporting("an azelaic acid derivative", "soothing", ["ingredient_functions"]),
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
