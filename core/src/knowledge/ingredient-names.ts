import type { ActiveId } from "./actives.ts";

/**
 * How an active is written in an ingredient list, in lower case and without brackets. `is`: the whole name;
 * `has`: anywhere in it. `name`: words of a product name that announce it.
 */
export interface IngredientNames {
	is?: readonly string[];
	has?: readonly string[];
	not?: readonly string[];
	name?: RegExp;
}

export const INGREDIENT_NAMES: Record<ActiveId, IngredientNames> = {
	benzoyl_peroxide: { is: ["benzoyl peroxide"], name: /benzoyl peroxide/i },
	adapalene: { has: ["adapalene"], name: /adapalene/i },
	tretinoin: { is: ["tretinoin", "retinoic acid"], name: /tretinoin/i },
	retinol: { is: ["retinol"], name: /retinol/i },
	retinal: { is: ["retinal", "retinaldehyde"], name: /\bretinal(dehyde)?\b/i },
	retinoid_ester: { has: ["retinyl ", "pinacolone retinoate"] },
	bakuchiol: { is: ["bakuchiol"], name: /bakuchiol/i },
	salicylic_acid: {
		is: ["salicylic acid", "encapsulated salicylic acid"],
		name: /salicylic|\bBHA\b|\bSA cleanser/i,
	},
	salicylic_derivative: { is: ["betaine salicylate", "capryloyl salicylic acid"], name: /\bBHA\b/ },
	glycolic_acid: { is: ["glycolic acid"], name: /glycolic|\bAHA\b/i },
	lactic_acid: { is: ["lactic acid", "l lactic acid"], name: /lactic|\bAHA\b/i },
	mandelic_acid: { is: ["mandelic acid"], name: /mandelic|\bAHA\b/i },
	pha: { is: ["gluconolactone", "lactobionic acid"], name: /\bPHA\b|polyhydroxy|gluconolactone/i },
	enzyme: { is: ["papain", "bromelain", "subtilisin", "protease"], name: /enzym/i },
	scrub: {
		is: [
			"pumice",
			"juglans regia seed extract",
			"coffea arabica seed powder",
			"prunus armeniaca seed powder",
		],
		name: /scrub/i,
	},
	azelaic_acid: { is: ["azelaic acid"], name: /azelaic/i },
	azelaic_derivative: { has: ["azeloyl"] },
	sulfur: { is: ["sulfur"], name: /sulfur/i },
	niacinamide: { is: ["niacinamide"], name: /niacinamide/i },
	vitamin_c: { is: ["ascorbic acid", "l-ascorbic acid", "vitamin c"], name: /vitamin c\b|ascorbic/i },
	vitamin_c_derivative: {
		is: ["sodium ascorbate"],
		has: ["ascorbyl", "ethyl ascorbic", "ethylascorbic", "tetrahexyldecyl ascorbate"],
		not: ["ascorbyl palmitate"],
		name: /vitamin c\b/i,
	},
	tranexamic_acid: { is: ["tranexamic acid"], name: /tranexamic|\bTXA\b/i },
	arbutin: { has: ["arbutin"], name: /arbutin/i },
	kojic_acid: { is: ["kojic acid", "kojic dipalmitate"], name: /kojic/i },
	dapsone: { is: ["dapsone"], name: /dapsone/i },
	hydroquinone: { is: ["hydroquinone"], name: /hydroquinone/i },
	urea: { is: ["urea"], name: /\burea\b/i },
	ceramides: { has: ["ceramide "], not: ["ceramide water"], name: /ceramid/i },
	glycerin: { is: ["glycerin", "vegetable glycerin"], name: /glycerin/i },
	hyaluronic_acid: { has: ["hyaluron"], name: /hyaluronic/i },
	panthenol: { is: ["panthenol"], name: /panthenol|vitamin b5/i },
	squalane: { is: ["squalane"], name: /squalane/i },
	petrolatum: { is: ["petrolatum"], name: /petrolatum/i },
	dimethicone: { is: ["dimethicone"] },
	colloidal_oatmeal: { has: ["avena sativa", "colloidal oatmeal"], name: /\boat/i },
	allantoin: { is: ["allantoin"] },
	bisabolol: { has: ["bisabolol"] },
	centella: { has: ["centella", "madecass", "asiaticoside", "asiatic acid"], name: /centella|\bcica/i },
	licorice: { has: ["glycyrrhi"] },
	ectoin: { has: ["ectoin"], name: /ectoin/i },
	snail_mucin: { has: ["snail"], name: /snail/i },
	green_tea: { has: ["camellia sinensis", "camellia oleifera leaf", "green tea"], name: /green tea/i },
	peptides: { has: ["peptide"], name: /peptide/i },
	caffeine: { is: ["caffeine"], name: /caffeine/i },
	zinc_pca: { is: ["zinc pca"] },
	clay: {
		is: ["kaolin", "bentonite", "kaolin clay", "bentonite clay", "montmorillonite"],
		name: /\bclay\b/i,
	},
	charcoal: { has: ["charcoal"], name: /charcoal/i },
	tea_tree: { is: ["melaleuca alternifolia leaf oil", "melaleuca alternifolia oil"], name: /tea tree/i },
	zinc_oxide: { has: ["zinc oxide"], name: /\bzinc oxide/i },
	titanium_dioxide: { has: ["titanium dioxide", "ci 77891"] },
	chemical_uv_filter: {
		has: [
			"avobenzone",
			"butyl methoxydibenzoylmethane",
			"octocrylene",
			"homosalate",
			"octisalate",
			"ethylhexyl salicylate",
			"octinoxate",
			"ethylhexyl methoxycinnamate",
			"oxybenzone",
			"benzophenone-3",
			"benzophenone-4",
			"ethylhexyl triazone",
			"methoxyphenyl triazine",
			"hydroxybenzoyl hexyl benzoate",
			"phenylbenzimidazole sulfonic acid",
			"drometrizole trisiloxane",
		],
	},
	iron_oxides: { has: ["iron oxide", "ci 77491", "ci 77492", "ci 77499"], name: /\btint(?:ed)?\b/i },
};

/**
 * Ingredients used at one percent or less, by parts of their names, colorants by their number: what stands behind the
 * first of them is present in traces. Colorants may be printed last in any order, so their own place says nothing.
 */
export const ONE_PERCENT_MARKS: readonly string[] = [
	"phenoxyethanol",
	"ethylenediamine disuccinate",
	"ceramide ",
	"allantoin",
	"hyaluron",
	"adenosine",
	"paraben",
	"potassium sorbate",
	"sorbic acid",
	"sodium benzoate",
	"benzoic acid",
	"dehydroacet",
	"caprylyl glycol",
	"chlorphenesin",
	"ethylhexylglycerin",
	"benzyl alcohol",
	"isothiazolinone",
	"hydroxyacetophenone",
	"peptide",
	"xanthan gum",
	"carbomer",
	"acrylates/c10-30",
	"edta",
	"phytate",
	"tocopheryl acetate",
	"parfum",
	"fragrance",
	"iron oxide",
	"mica",
	"bht",
];
export const COLORANT = /\b(ci \d{5}|(red|blue|yellow|green|violet|orange) \d{1,2})\b/;

/** A place from here on is late, whatever stands before it. */
export const EARLY_PLACES = 8;

/** Count only where the formula holds a working amount; in traces they set the pH, preserve or bind metal ions. */
export const WORKING_AMOUNT_ONLY: readonly ActiveId[] = [
	"salicylic_acid",
	"glycolic_acid",
	"lactic_acid",
	"mandelic_acid",
	"pha",
	"enzyme",
	"vitamin_c",
	"urea",
	"glycerin",
	"dimethicone",
	"petrolatum",
	"squalane",
	"titanium_dioxide",
	"niacinamide",
	"vitamin_c_derivative",
	"salicylic_derivative",
];

/** A name alone does not make a working amount of these: where no strength is stated, their place has to. */
export const PLACE_NEEDED: readonly ActiveId[] = ["niacinamide", "vitamin_c", "vitamin_c_derivative"];

/** Kept out of what a product is said to have, unless the name leads with it or the first half of the list holds it. */
export const BELIEVABLE_EARLY: readonly ActiveId[] = ["ceramides"];

/** Lead a formula only where the product name announces them: their position in the list says nothing. */
export const ANNOUNCED_ONLY: readonly ActiveId[] = ["retinol", "retinal", "iron_oxides"];

/** Work below one percent, so any place in the list counts. */
export const WORKS_IN_TRACES: readonly ActiveId[] = [
	"hyaluronic_acid",
	"ceramides",
	"peptides",
	"panthenol",
	"allantoin",
	"bisabolol",
	"centella",
	"licorice",
	"ectoin",
	"zinc_pca",
	"caffeine",
	"adapalene",
	"benzoyl_peroxide",
	"sulfur",
	"zinc_oxide",
	"chemical_uv_filter",
];

// What smells or irritates, again in lower case and without brackets. Sources: eu_2023_1545, rosacea_trigger_survey,
// contact_allergen_lists.

export const FRAGRANCE_WORDS: readonly string[] = ["fragrance", "parfum", "aroma", "essential oil"];

/** Labelled fragrance allergens and pure aroma chemicals. Benzyl alcohol is left out: it is usually the preservative. */
export const FRAGRANCE_CHEMICALS: ReadonlySet<string> = new Set([
	"limonene",
	"linalool",
	"linalyl acetate",
	"citronellol",
	"geraniol",
	"geranyl acetate",
	"citral",
	"eugenol",
	"isoeugenol",
	"coumarin",
	"cinnamal",
	"cinnamyl alcohol",
	"amyl cinnamal",
	"amylcinnamyl alcohol",
	"hexyl cinnamal",
	"hydroxycitronellal",
	"alpha-isomethyl ionone",
	"butylphenyl methylpropional",
	"hydroxyisohexyl 3-cyclohexene carboxaldehyde",
	"benzyl benzoate",
	"benzyl salicylate",
	"benzyl cinnamate",
	"benzyl acetate",
	"methyl benzyl acetate",
	"methyl benzoate",
	"anise alcohol",
	"anisaldehyde",
	"farnesol",
	"nerolidol",
	"vanillin",
	"ethyl vanillin",
	"heliotropine",
	"ethylene brassylate",
	"methyl anthranilate",
	"gamma-decalactone",
	"delta-decalactone",
	"gamma-nonalactone",
	"gamma-octalactone",
	"gamma-undecalactone",
	"ethyl butyrate",
	"meadowfoam delta-lactone",
	"camphor",
	"menthol",
	"carvone",
	"terpineol",
	"pinene",
	"terpinolene",
	"beta-caryophyllene",
	"evernia prunastri extract",
	"evernia furfuracea extract",
	"dipteryx odorata seed extract",
]);

/** Plants whose oils, waters and flower extracts smell; seed, kernel and rose hip oils are not scented. */
export const AROMATIC_PLANTS: readonly string[] = [
	"citrus",
	"lavandula",
	"eucalyptus",
	"mentha",
	"melaleuca",
	"leptospermum",
	"pelargonium",
	"rosa damascena",
	"rose damascena",
	"rosa centifolia",
	"rosa chinensis",
	"rosmarinus",
	"rosemarinus",
	"salvia officinalis",
	"salvia sclarea",
	"thymus",
	"origanum",
	"ocimum",
	"cymbopogon",
	"cananga",
	"jasminum",
	"pogostemon",
	"santalum",
	"cedrus",
	"juniperus",
	"cupressus",
	"aniba",
	"anthemis",
	"cinnamomum",
	"eugenia caryophyllus",
	"boswellia",
	"bosellia",
	"boswelia",
	"commiphora",
	"vetiveria",
	"tanacetum",
	"foeniculum",
	"pimpinella",
	"illicium",
	"zingiber",
	"vanilla",
	"juniperus mexicana",
];
export const SCENTED_PARTS = /\boil\b/;
export const UNSCENTED_OILS = /\b(seed|kernel|nut|germ|bran)\b/;
export const AROMATIC_PARTS = /\b(water|flower|peel|bark|essence)\b/;

export const DRYING_ALCOHOLS: ReadonlySet<string> = new Set([
	"alcohol",
	"alcohol denat",
	"alcohol denat.",
	"denatured alcohol",
	"sd alcohol",
	"sd alcohol 40-b",
	"isopropyl alcohol",
]);
/** A drying alcohol counts among the first ten ingredients. */
export const ALCOHOL_DEPTH = 10;

/** Common irritants and strong contact allergens that a product for sensitive skin should not list. */
export const HARSH_NAMES: readonly string[] = [
	"sodium lauryl sulfate",
	"ammonium lauryl sulfate",
	"methylisothiazolinone",
	"methylchloroisothiazolinone",
	"menthol",
	"menthyl lactate",
	"menthoxypropanediol",
	"camphor",
	"hamamelis virginiana",
	"eucalyptus",
	"mentha",
	"diazolidinyl urea",
	"imidazolidinyl urea",
	"dmdm hydantoin",
];
