import { phrases } from "../skin/note/phrases.ts";

/** Ingredients of skin care that people leave out for themselves; no food and no medicine is among them. */
const INGREDIENTS: readonly (readonly [string, string])[] = [
	["fragrance", "fragrance*|perfume*|parfum|scent|scents|scented products|unscented|unperfumed"],
	["essential_oils", "essential oil*"],
	["alcohol", "drying alcohol|alcohol denat|denatured alcohol|alcohol"],
	["silicones", "silicone*|dimethicone"],
	["parabens", "paraben*"],
	["sulfates", "sulfate*|sulphate*|sls|sles"],
	["mineral_oil", "mineral oil*|vaseline|petrolatum|petroleum jelly|paraffin"],
	["coconut", "coconut oil|coconut"],
	["shea", "shea butter|shea"],
	["lanolin", "lanolin"],
	["collagen", "pork|gelatin*|pig/porcine/bovine/animal/marine? collagen"],
	["snail_mucin", "snail mucin|snail"],
	["propylene_glycol", "propylene glycol"],
	["phenoxyethanol", "phenoxyethanol"],
	["niacinamide", "niacinamide|nicotinamide|vitamin b3"],
	["retinol", "retinol|retinoid*|retinal|vitamin a"],
	["adapalene", "adapalene|differin"],
	["vitamin_c", "vitamin c|vit c|ascorbic acid"],
	["benzoyl_peroxide", "benzoyl peroxide|benzoyl|bpo|panoxyl|acnecide"],
	["salicylic_acid", "salicylic acid|salicylic|bha"],
	["azelaic_acid", "azelaic acid|azelaic"],
	[
		"acids",
		"acids|exfoliating acids|acid pads|acid toner*|acid peel pads|aha|ahas|glycolic acid|glycolic|lactic acid",
	],
	["hyaluronic_acid", "hyaluronic acid|hyaluronic|hyaluron"],
	["hydroquinone", "hydroquinone"],
	[
		"chemical_uv_filter",
		"chemical sunscreen*|chemical filter*|chemical spf|oxybenzone|avobenzone|octinoxate",
	],
];

/** Brands as people write them, with the brand of the catalogue in small letters. */
const BRANDS: readonly (readonly [string, string])[] = [
	["the ordinary", "the ordinary|ordinary brand|deciem"],
	["cerave", "cerave|cera ve"],
	["cetaphil", "cetaphil"],
	["neutrogena", "neutrogena"],
	["vanicream", "vanicream"],
	["la roche-posay", "la roche posay|la roche|laroche posay|lrp"],
	["the inkey list", "the inkey list|inkey list|inkey"],
	["paula's choice", "paula choice|paulas choice"],
	["beauty of joseon", "beauty of joseon|boj"],
	["cosrx", "cosrx"],
	["anua", "anua"],
	["skin1004", "skin1004|skin 1004"],
	["drunk elephant", "drunk elephant"],
	["aveeno", "aveeno"],
	["olay", "olay"],
	["garnier", "garnier"],
	["l'oréal", "l oreal|loreal"],
	["clinique", "clinique"],
	["glossier", "glossier"],
	["tatcha", "tatcha"],
	["innisfree", "innisfree"],
	["tower 28 beauty", "tower 28"],
	["facile", "facile"],
	["experiment", "experiment brand"],
	["differin", "differin brand"],
	["supergoop!", "supergoop"],
	["naturium", "naturium"],
	["good molecules", "good molecules"],
	["glow recipe", "glow recipe"],
	["laneige", "laneige"],
	["estée lauder", "estee lauder"],
	["kiehl's since 1851", "kiehl|kiehls"],
	["murad", "murad"],
	["dermalogica", "dermalogica"],
	["skinceuticals", "skinceuticals"],
	["black girl sunscreen", "black girl sunscreen"],
	["e.l.f. cosmetics", "elf|e.l.f"],
];

export const AVOIDED_NAMES = [...INGREDIENTS, ...BRANDS].map(([about, list]) => ({
	about,
	said: new RegExp(phrases(list), "g"),
}));

export function isBrand(about: string): boolean {
	return BRANDS.some(([brand]) => brand === about);
}

export const AVOIDED_BRANDS = BRANDS.map(([brand]) => brand);
