import { phrases } from "../skin/note/phrases.ts";
import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";

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

const AVOIDED_NAMES = [...INGREDIENTS, ...BRANDS].map(([about, list]) => ({
	about,
	said: new RegExp(phrases(list), "g"),
}));

export function isBrand(about: string): boolean {
	return BRANDS.some(([brand]) => brand === about);
}

export const AVOIDED_BRANDS = BRANDS.map(([brand]) => brand);

/** Before the name: a no, with other names or small words between. */
const BEFORE =
	/\b(?:no(?! longer| idea| clue)|without|nothing (?:from|with|by)|none of|avoid|avoiding|skip|leave out|keep away from|stay away from|steer clear of|hate|hates|not (?:want|like|buy|bear|stand|trust|recommend|suggest|give me|put me on)|rather not|anything but|no more|not)(?: (?:any|more|the|use|of|to use|drying|harsh|chemical|artificial|added|that|please|anything with|products? (?:with|from)))*$/;
/** Behind the name: that it is left out, or what it did. */
const AFTER =
	/^ ?,? ?(?:(?:and|or) [\w ]{3,18} )?(?:free\b|(?:always |just |really |serums? |creams? |products? |acids? |oil |in (?:creams?|products?|anything) |sunscreens? )*(?:breaks? me out|broke me out|clogs?\b|clogged|makes? me (?:go )?(?:red|break|spotty|greasy|oily|itch|sting|peel)|makes? my (?:skin|face|eyes)|gives? me (?:whiteheads|spots|pimples|bumps|milia|an? headache|headaches|zits)|dries me|dried me|(?:stings?|stung|burns?|burned|burnt)\b(?! (?:once|a little|a bit|on broken))|pills\b|peeled my|wrecked|ruined|destroyed|did nothing|(?:is|are) too much|turns me|not again|never again|(?:does|do) not (?:agree|work|suit)))/;
/** The next thought: "so that is out", "so none of that". */
const LEAVES_OUT =
	/\b(?:leave(?: \w+)? \w+ out\b(?! of)|skip them|skip those|none of that|not that one|skip it|skip that|leave (?:it|that) (?:off|out)|keep (?:it|that) (?:off|out)|never again|so no\b|without it|not again|do not want it)\b/;
const EYES_STING =
	/\b(?:sunscreens?|suncream|spf|sunblock)\b.*\b(?:burns?|stings?|hurts?|waters?|stream)\b.*\beyes?\b|\b(?:sunscreens?|suncream|spf|sunblock) (?:\w+ )?makes my eyes (?:stream|sting|burn|water)|\beyes? (?:burn|sting|water|stream)\w* (?:from|with|after) (?:\w+ )?(?:sunscreens?|suncream|spf)\b/;
/** A choice of food, a thing of which somebody only says that they do not have it, and what others forbid. */
const NOT_SKIN =
	/\b(?:(?:says?|said|told me|tells me) no|drink|drinking|diet|eat|eating|never (?:used|tried)|do not use|not using|ran out)\b/;

/** Ingredients and brands that somebody wants nothing with, allergic or not. */
export function readAvoids(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own" || kind === "hypothetical");
	return own.flatMap((clause, at) => {
		const { text, quote, sentence } = clause;
		if (NOT_SKIN.test(text)) return [];
		const next = own[at + 1];
		const leaves = LEAVES_OUT.test(text) || (next?.sentence === sentence && LEAVES_OUT.test(next.text));
		const found = AVOIDED_NAMES.filter(({ said }) => isAvoided(text, said, leaves)).map(({ about }) => about);
		if (EYES_STING.test(text)) found.push("chemical_uv_filter");
		return [...new Set(found)].map((about): PersonFact => ({ id: "avoids", about, quote, sure: true }));
	});
}

function isAvoided(text: string, said: RegExp, leaves: boolean): boolean {
	return [...text.matchAll(said)].some(({ 0: name, index }) => {
		const after = text.slice(index + name.length);
		if (/^un(?:scented|perfumed)$/.test(name)) return true;
		if (/\bnot $/.test(text.slice(0, index)) && !/^ (?:again|please)\b/.test(after)) return false;
		return BEFORE.test(listBefore(text.slice(0, index))) || AFTER.test(after) || leaves;
	});
}

/** "no dimethicone or parabens": the no before a list stands before each of its names. */
function listBefore(before: string): string {
	let text = before.trimEnd();
	for (let shorter = ""; text !== shorter; ) {
		shorter = text;
		for (const { said } of AVOIDED_NAMES) {
			text = text
				.replace(new RegExp(`(?:${said.source}) ?(?:,|and|or|nor|,? ?and no|,? ?or)$`), "")
				.trimEnd();
		}
	}
	return text;
}
