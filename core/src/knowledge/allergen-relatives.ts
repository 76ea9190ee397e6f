/**
 * How an allergy that was told is written in an ingredient list, relatives included: parts of names in lower case.
 * `fragrance`: the rule of listed fragrance finds it. `actives`: ids of the ingredient tables that stand for it.
 */
export interface AllergenRelatives {
	has?: readonly string[];
	/** Whole words. */
	words?: readonly string[];
	not?: readonly string[];
	fragrance?: true;
	actives?: readonly string[];
}

const SALICYLATES: AllergenRelatives = {
	has: ["salicylic", "betaine salicylate", "salicylate", "salix ", "willow", "gaultheria", "acetylsalicylic"],
	// Sunscreen filters and their solvents: large esters that are not split on skin.
	not: ["octyl salicylate", "ethylhexyl salicylate", "butyloctyl salicylate", "homosalate", "octisalate"],
	actives: ["salicylic_acid", "salicylic_derivative"],
};
/** Who was told to keep every salicylate off the skin: filters, solvents and plants too. */
const EVERY_SALICYLATE: AllergenRelatives = {
	has: [
		...(SALICYLATES.has ?? []),
		"salicyl",
		"salicin",
		"homosalate",
		"octisalate",
		"wintergreen",
		"spiraea",
	],
	actives: SALICYLATES.actives ?? [],
};
const BEES: AllergenRelatives = {
	has: [
		"propolis",
		"beeswax",
		"cera alba",
		"cera flava",
		"royal jelly",
		"bee pollen",
		"honey",
		"mel extract",
	],
	not: ["synthetic beeswax", "honeysuckle", "honeydew"],
};
const FORMALDEHYDE: AllergenRelatives = {
	has: [
		"formaldehyde",
		"quaternium-15",
		"dmdm hydantoin",
		"imidazolidinyl urea",
		"diazolidinyl urea",
		"sodium hydroxymethylglycinate",
		"bronopol",
		"bromo-2-nitropropane",
		"methenamine",
	],
};
const FRAGRANCE: AllergenRelatives = {
	fragrance: true,
	has: ["parfum", "fragrance", "aroma", "benzyl alcohol", "myroxylon", "evernia"],
	not: ["aromatic"],
};

/** Told names without a row stand for themselves: see `relativesOf`. */
const RELATIVES: Readonly<Record<string, AllergenRelatives>> = {
	salicylic_acid: SALICYLATES,
	salicylates: EVERY_SALICYLATE,
	// A reaction to aspirin may be severe: filters and solvents are left out with it, though they split little on skin.
	aspirin: EVERY_SALICYLATE,
	fragrance: FRAGRANCE,
	balsam_of_peru: {
		...FRAGRANCE,
		has: [...(FRAGRANCE.has ?? []), "balsam", "cinnam", "benzyl benzoate", "vanill"],
	},
	essential_oils: { fragrance: true },
	limonene: { has: ["limonene", "citrus"] },
	linalool: { has: ["linalool", "linalyl", "lavandula", "lavender"] },
	lavender: { has: ["lavandula", "lavender", "linalool", "linalyl"] },
	citrus: { has: ["citrus", "limonene", "citral", "orange", "lemon", "bergamot"] },
	peppermint: { has: ["mentha", "menthol", "menthyl", "peppermint", "menthoxy"] },
	eucalyptus: { has: ["eucalyptus"] },
	tea_tree: { has: ["melaleuca"], actives: ["tea_tree"] },
	chamomile: {
		has: [
			"chamomil",
			"anthemis",
			"matricaria",
			"calendula",
			"arnica",
			"chrysanthemum",
			"tanacetum",
			"bisabolol",
		],
	},
	rose: { has: ["rosa ", "rose "] },
	lanolin: { has: ["lanolin", "lanol ", "wool ", "adeps lanae"], not: ["lanolinamide"] },
	propolis: BEES,
	honey: BEES,
	beeswax: BEES,
	formaldehyde: FORMALDEHYDE,
	methylisothiazolinone: { has: ["isothiazolinone"] },
	parabens: { has: ["paraben"] },
	sulfates: { has: ["lauryl sulfate", "laureth sulfate", "coco-sulfate", "myreth sulfate"] },
	propylene_glycol: { has: ["propylene glycol"], not: ["dipropylene"] },
	cetearyl_alcohol: { has: ["cetearyl alcohol", "cetyl alcohol", "stearyl alcohol", "cetostearyl alcohol"] },
	cocamidopropyl_betaine: { has: ["cocamidopropyl", "coco-betaine"] },
	vitamin_e: { has: ["tocopher"] },
	acrylates: { has: ["methacrylate", "hydroxyethyl acrylate"] },
	rosin: { has: ["rosin", "colophon", "abiet"] },
	nuts: {
		has: [
			"almond",
			"prunus amygdalus",
			"walnut",
			"juglans",
			"macadamia",
			"hazel seed",
			"corylus",
			"cashew",
			"anacardium",
			"pistac",
			"brazil nut",
			"bertholletia",
			"butyrospermum",
			"shea",
			"argania",
		],
	},
	peanut: { has: ["arachis", "peanut"] },
	coconut: { has: ["cocos nucifera", "coconut"], not: ["coconut alkanes"] },
	sesame: { has: ["sesam"] },
	soy: { has: ["soja", "soy", "glycine max"] },
	wheat: { has: ["triticum", "wheat", "hordeum", "secale"] },
	oats: { has: ["avena ", "oat "], actives: ["colloidal_oatmeal"] },
	milk: { has: ["milk", "lactis", "casein", "whey", "lactoferrin"] },
	egg: { has: ["egg ", "ovum", "albumen"] },
	shellfish: { has: ["chitosan", "chitin", "crustace", "shrimp"] },
	fish: { has: ["fish", "marine collagen", "salmon", "caviar", "roe extract", "sodium dna"] },
	argan: { has: ["argan"] },
	avocado: { has: ["avocado", "persea"] },
	banana: { has: ["banana", "musa "] },
	kiwi: { has: ["kiwi", "actinidia"] },
	pineapple: { has: ["pineapple", "ananas", "bromelain"] },
	papaya: { has: ["papaya", "papain"] },
	strawberry: { has: ["strawberry", "fragaria"] },
	mango: { has: ["mango", "mangifera"] },
	mushroom: { has: ["mushroom", "tremella", "ganoderma", "lentinu", "fomes", "inonotus", "agaric"] },
	green_tea: { has: ["green tea", "camellia sinensis"] },
	snail_mucin: { has: ["snail"] },
	collagen: { has: ["collagen"] },
	carmine: { has: ["carmine", "ci 75470", "cochineal"] },
	iodine: { has: ["iodine", "iodopropynyl"] },
	chemical_uv_filter: { actives: ["chemical_uv_filter"] },
	zinc_oxide: { has: ["zinc oxide"] },
	titanium_dioxide: { has: ["titanium dioxide", "ci 77891"] },
	aloe: { has: ["aloe "] },
	oxybenzone: { has: ["oxybenzone", "benzophenone"] },
	avobenzone: { has: ["avobenzone", "butyl methoxydibenzoylmethane"] },
	octocrylene: { has: ["octocrylene"] },
	retinol: { actives: ["retinol", "retinal", "retinoid_ester", "adapalene", "tretinoin"] },
	vitamin_c: { actives: ["vitamin_c", "vitamin_c_derivative"], has: ["ascorb"] },
	azelaic_acid: { actives: ["azelaic_acid", "azelaic_derivative"], has: ["azela"] },
	benzoyl_peroxide: { actives: ["benzoyl_peroxide"], has: ["benzoyl peroxide"] },
	alcohol: {
		has: ["alcohol denat", "denatured alcohol", "sd alcohol", "ethanol", "isopropyl alcohol"],
		// A preservative that only ends on the same letters.
		not: ["phenoxyethanol", "ethanolamine"],
	},
	glycolic_acid: { actives: ["glycolic_acid"], has: ["glycolic"] },
};

/** Allergies that skincare does not touch: medicines by mouth and metals that no list here names. */
const IRRELEVANT: readonly string[] = [
	"nickel",
	"cobalt",
	"penicillin",
	"sulfonamides",
	"neomycin",
	"lidocaine",
	"adhesive",
	"latex",
	"ppd",
];

/** So few letters stand inside of many other names: "tin" in keratin. */
const SHORT = 4;

/** What to look for in a list for this allergy; null where no ingredient of skincare stands for it. */
export function relativesOf(about: string): AllergenRelatives | null {
	if (IRRELEVANT.includes(about)) return null;
	if (Object.hasOwn(RELATIVES, about)) return RELATIVES[about] ?? null;
	const name = about.replaceAll("_", " ").toLowerCase();
	return { [name.length < SHORT ? "words" : "has"]: [name], actives: [about] };
}

const EVERY_SALICYLATE_HIDES =
	"No salicylate belongs on your skin: salicylic acid (BHA) in washes, pads and scalp care, willow bark, wintergreen, betaine salicylate, and in sunscreens homosalate, octisalate (ethylhexyl salicylate) and butyloctyl salicylate.";
const SALICYLATES_HIDE =
	"Salicylic acid is in washes, pads and scalp care too, and willow bark is a relative.";
const SCENTS_HIDE =
	"Unscented is not the same as fragrance-free: look for parfum, limonene, linalool and plant oils.";

/** Where an allergen is met by surprise, for those that most often are. */
const HIDES: Readonly<Record<string, string>> = {
	salicylic_acid: SALICYLATES_HIDE,
	salicylates: EVERY_SALICYLATE_HIDES,
	aspirin: SALICYLATES_HIDE,
	benzoyl_peroxide: "Benzoyl peroxide is in washes too, and in gels that combine it with other medicines.",
	fragrance: SCENTS_HIDE,
	limonene: SCENTS_HIDE,
	linalool: SCENTS_HIDE,
	lanolin: "Lanolin goes by wool wax and wool alcohol too, also in lip balms.",
	methylisothiazolinone:
		"Isothiazolinones are written methylisothiazolinone (MI), methylchloroisothiazolinone (MCI) or Kathon CG, and stand in shampoos, wet wipes, micellar water, liquid soap and wall paint.",
	balsam_of_peru:
		"Balsam of Peru (Myroxylon pereirae) is an allergy to scent: leave out parfum, cinnamal, eugenol, benzyl benzoate, vanilla and plant oils that smell, natural ones as well.",
	formaldehyde:
		"Preservatives that release formaldehyde are written quaternium-15, DMDM hydantoin, imidazolidinyl or diazolidinyl urea and bronopol.",
	thiomersal: "Thiomersal is written thimerosal too, in old eye drops and vaccines more than in creams.",
	nickel: "Nickel is in no face cream we know; it is in tweezers, lash curlers, phone edges and buckles.",
	rosin: "Rosin goes by colophony or colophonium too, also in plasters and wax strips.",
	retinol: "Retinol is in many night and eye creams, also as retinyl palmitate.",
};

/** Filters and solvents that are left out beside a reaction to aspirin. */
const FILTERS_TOO = "In sunscreens homosalate, octisalate and butyloctyl salicylate are salicylates too.";

const ASK_FIRST = "Tell a doctor or pharmacist of the aspirin before you try any of them.";

/** Sentences about where this allergen hides; [] where none is needed. */
export function hidingPlaces(about: string): string[] {
	if (!Object.hasOwn(HIDES, about)) return [];
	return [HIDES[about] ?? "", ...(about === "aspirin" ? [FILTERS_TOO, ASK_FIRST] : [])];
}

/** Ingredients that come from animals, by parts of names; plant squalane and synthetic forms are no reason. */
export const ANIMAL_INGREDIENTS: AllergenRelatives = {
	has: [
		...(BEES.has ?? []),
		"lanolin",
		"wool ",
		"snail",
		"carmine",
		"ci 75470",
		"cochineal",
		"collagen",
		"keratin",
		"silk",
		"sericin",
		"milk",
		"lactis",
		"casein",
		"whey",
		"egg ",
		"ovum",
		"tallow",
		"gelatin",
		"elastin",
		"pearl",
		"conchiolin",
		"chitosan",
		"caviar",
		"salmon",
		"placenta",
		"guanine",
		"shellac",
		"emu oil",
		"squalene (shark",
	],
	not: [...(BEES.not ?? []), "coconut milk", "rice milk", "oat milk", "milk thistle", "vegan"],
};
