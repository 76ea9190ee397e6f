import type { ActiveId } from "../actives.ts";

/** How people say an ingredient, in lower case; a word for a group stands for its usual member. */
export interface IngredientWords {
	id: ActiveId;
	says: RegExp;
	/** As an answer repeats it. */
	words: string;
	/** The word means several ingredients. */
	group?: true;
}

/** Longer names stand above the shorter ones they contain. */
export const INGREDIENT_WORDS: readonly IngredientWords[] = [
	{ id: "benzoyl_peroxide", says: /\bbenzoyl(?: peroxide)?\b|\bbp\b/, words: "benzoyl peroxide" },
	{ id: "adapalene", says: /\badapalene\b/, words: "adapalene" },
	{ id: "tretinoin", says: /\btretinoin\b|\bretinoic acid\b/, words: "tretinoin" },
	{ id: "retinal", says: /\bretinal\b/, words: "retinal" },
	{ id: "retinoid_ester", says: /\bretinyl \w+\b|\bgranactive\b/, words: "a vitamin A ester" },
	{ id: "retinol", says: /\bretinols?\b/, words: "retinol" },
	{
		id: "retinol",
		says: /\bretinoids?\b|\bvitamin a\b(?! (?:lot|few|bit))/,
		words: "retinoids",
		group: true,
	},
	{ id: "bakuchiol", says: /\bbakuchiol\b/, words: "bakuchiol" },
	{ id: "salicylic_acid", says: /\bsalicylic(?: acid)?\b|\bbhas?\b/, words: "salicylic acid" },
	{ id: "glycolic_acid", says: /\bglycolic(?: acid)?\b/, words: "glycolic acid" },
	{ id: "lactic_acid", says: /\blactic(?: acid)?\b/, words: "lactic acid" },
	{ id: "mandelic_acid", says: /\bmandelic(?: acid)?\b/, words: "mandelic acid" },
	{ id: "glycolic_acid", says: /\bahas?\b|\balpha hydroxy\b|\bfruit acids?\b/, words: "AHAs", group: true },
	{ id: "pha", says: /\bphas?\b|\bgluconolactone\b|\bpolyhydroxy\b/, words: "polyhydroxy acids" },
	{ id: "azelaic_acid", says: /\bazelaic(?: acid)?\b/, words: "azelaic acid" },
	{ id: "sulfur", says: /\bsul(?:f|ph)ur\b/, words: "sulfur" },
	{ id: "niacinamide", says: /\bniacinamide\b|\bvitamin b3\b|\bb3\b/, words: "niacinamide" },
	{ id: "vitamin_c", says: /\bvitamin c\b|\bascorbic(?: acid)?\b/, words: "vitamin C" },
	{
		id: "vitamin_c_derivative",
		says: /\bascorbyl\b|\bmagnesium ascorbyl\b/,
		words: "a vitamin C derivative",
	},
	{ id: "tranexamic_acid", says: /\btranexamic(?: acid)?\b|\btxa\b/, words: "tranexamic acid" },
	{ id: "arbutin", says: /\barbutin\b/, words: "arbutin" },
	{ id: "kojic_acid", says: /\bkojic(?: acid)?\b/, words: "kojic acid" },
	{ id: "dapsone", says: /\bdapsone\b|\baczone\b/, words: "dapsone" },
	{ id: "hydroquinone", says: /\bhydroquinone\b/, words: "hydroquinone" },
	{ id: "hyaluronic_acid", says: /\bhyaluronic(?: acid)?\b|\bha serum\b/, words: "hyaluronic acid" },
	{ id: "ceramides", says: /\bceramides?\b/, words: "ceramides" },
	{ id: "glycerin", says: /\bglycerine?\b/, words: "glycerin" },
	{ id: "panthenol", says: /\bpanthenol\b|\bvitamin b5\b|\bb5\b/, words: "panthenol" },
	{ id: "squalane", says: /\bsqualane\b/, words: "squalane" },
	{
		id: "petrolatum",
		says: /\bpetrolatum\b|\bvaseline\b|\bpetroleum jelly\b|\bslugging\b/,
		words: "petrolatum",
	},
	{ id: "dimethicone", says: /\bdimethicone\b|\bsilicones?\b/, words: "dimethicone" },
	{ id: "urea", says: /\burea\b/, words: "urea" },
	{ id: "colloidal_oatmeal", says: /\boatmeal\b|\boats?\b/, words: "colloidal oatmeal" },
	{ id: "allantoin", says: /\ballantoin\b/, words: "allantoin" },
	{ id: "centella", says: /\bcentella\b/, words: "centella" },
	{ id: "licorice", says: /\blicorice\b/, words: "licorice root" },
	{ id: "ectoin", says: /\bectoin\b/, words: "ectoin" },
	{ id: "snail_mucin", says: /\bsnail(?: mucin)?\b/, words: "snail mucin" },
	{ id: "green_tea", says: /\bgreen tea\b/, words: "green tea" },
	{ id: "peptides", says: /\b(?:copper )?peptides?\b|\bmatrixyl\b|\bargireline\b/, words: "peptides" },
	{ id: "caffeine", says: /\bcaffeine\b/, words: "caffeine" },
	{ id: "zinc_pca", says: /\bzinc pca\b/, words: "zinc PCA" },
	{ id: "clay", says: /\bclay\b|\bkaolin\b|\bbentonite\b/, words: "clay" },
	{ id: "charcoal", says: /\bcharcoal\b/, words: "charcoal" },
	{ id: "tea_tree", says: /\btea ?tree(?: oil)?\b/, words: "tea tree oil" },
	{ id: "zinc_oxide", says: /\bzinc oxide\b|\bmineral filters?\b/, words: "zinc oxide" },
	{ id: "titanium_dioxide", says: /\btitanium dioxide\b/, words: "titanium dioxide" },
	{
		id: "chemical_uv_filter",
		says: /\b(?:chemical|organic) (?:uv )?filters?\b|\bavobenzone\b|\boctocrylene\b|\boxybenzone\b/,
		words: "organic UV filters",
	},
	{ id: "iron_oxides", says: /\biron oxides?\b/, words: "iron oxides" },
	{ id: "enzyme", says: /\benzymes?\b|\bpapain\b|\bbromelain\b/, words: "enzymes" },
	{ id: "scrub", says: /\bscrubs?\b/, words: "scrubs" },
	{
		id: "glycolic_acid",
		says: /\b(?:exfoliating |strong )?acids\b|\bexfoliants?\b|\bexfoliators?\b|\bchemical exfoliat\w+\b/,
		words: "exfoliating acids",
		group: true,
	},
];
