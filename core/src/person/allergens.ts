import { ACTIVE_IDS } from "../knowledge/actives.ts";
import { INGREDIENT_NAMES } from "../knowledge/ingredient-names.ts";
import { brandPhrases } from "../knowledge/things/brands.ts";
import { affirms, phrases } from "../skin/note/phrases.ts";

/** What people are allergic to, by the ids of the ingredient tables where they know it, else by a plain name. */
const NAMED: readonly (readonly [string, string])[] = [
	["salicylic_acid", "salicylic*|bha|willow bark"],
	["salicylates", "salicylate*"],
	["aspirin", "aspirin|asa tablets|nsaid*|ibuprofen|alka seltzer|disprin"],
	["benzoyl_peroxide", "benzoyl peroxide|benzoyl|bp|bpo|bpo wash|panoxyl|acnecide|peroxide"],
	["glycolic_acid", "glycolic*|aha|ahas"],
	["lactic_acid", "lactic*"],
	["mandelic_acid", "mandelic*"],
	["azelaic_acid", "azelaic*"],
	["retinol", "retinol*|retinoid*|vitamin a"],
	["vitamin_c", "vitamin c|vit c|ascorbic*"],
	["niacinamide", "niacinamide|nicotinamide|niacin|vitamin b3"],
	["hydroquinone", "hydroquinone"],
	["kojic_acid", "kojic*"],
	["arbutin", "arbutin"],
	["hyaluronic_acid", "hyaluronic*"],
	["sulfur", "sulfur|sulphur"],
	["sulfonamides", "sulfa|sulpha|sulfonamide*|sulphonamide*|bactrim|septrin|sulfa drug*|sulphur drug*"],
	["penicillin", "penicillin*|amoxicillin|pen v"],
	[
		"lanolin",
		"lanolin*|lanolin alcohol*|amerchol*|lansinoh|eucerit|wool grease|adeps lanae|wool alcohol*|wool wax|wool fat|wool(?!\\ssweater)(?!\\sjumper)(?!\\sscarf)(?!\\shat)(?!\\scoat)",
	],
	[
		"fragrance",
		"fragrance*|duftstoff*|perfum*|parfum*|scent|scents|scented|fragrance mix|anything scented|smelly stuff",
	],
	[
		"balsam_of_peru",
		"balsam of peru|balsam peru|peru balsam|peru balm|balm of peru|balsamo del? peru|perubalsam|baume du perou|myroxylon*|balsam",
	],
	["nickel", "nickel"],
	["cobalt", "cobalt"],
	["propolis", "propolis|bees|bee stuff|bee products|royal jelly|beeswax|bees wax|bee pollen"],
	["honey", "honey"],
	["nuts", "tree nut*|nuts|nut|almond*|walnut*|cashew*|hazelnut*|pistachio*|brazil nut*|macadamia*|shea"],
	["peanut", "peanut*|arachis"],
	["coconut", "coconut*|cocos"],
	["sesame", "sesame"],
	["soy", "soy|soya|soybean*"],
	["wheat", "wheat|gluten|coeliac|celiac"],
	["oats", "oat|oats|oatmeal"],
	["milk", "milk|dairy|casein"],
	["egg", "egg|eggs"],
	["shellfish", "shellfish|shrimp|prawn*|crustacean*|crab|lobster meat"],
	["fish", "fish|salmon|marine collagen"],
	["latex", "latex|rubber"],
	[
		"methylisothiazolinone",
		"methylisothiazolinone|methylchloroisothiazolinone|isothi*|methyliso*|methylchloroiso*|mit|mci|mi|kathon*|cathon|euxyl*|methyl iso*|methyl _ thia*|thiazol*|thia zol*",
	],
	[
		"formaldehyde",
		"formaldehyde*|formaldehyde releaser*|quaternium*|dmdm*|imidazolidinyl*|diazolidinyl*|bronopol|germall|formalin",
	],
	["parabens", "paraben*"],
	["phenoxyethanol", "phenoxyethanol"],
	["propylene_glycol", "propylene glycol|propanediol|glycol"],
	[
		"cetearyl_alcohol",
		"cetearyl*|cetostearyl alcohol|cetearyl alcohol|cetostearyl*|cetyl alcohol|stearyl alcohol|fatty alcohol*",
	],
	["cocamidopropyl_betaine", "cocamidopropyl*|capb|betaine"],
	["sulfates", "sls|sles|sulfate*|sulphate*|sodium lauryl*"],
	["essential_oils", "essential oil*"],
	["lavender", "lavender"],
	["tea_tree", "tea tree"],
	["citrus", "citrus|orange|lemon|bergamot|lime"],
	["limonene", "limonene"],
	["linalool", "linalool"],
	["peppermint", "peppermint|menthol|mint"],
	["eucalyptus", "eucalyptus"],
	["chamomile", "chamomile|camomile|ragweed|daisy|daisies|calendula|arnica|compositae"],
	["aloe", "aloe*"],
	["rose", "rose|rosehip"],
	["argan", "argan"],
	["avocado", "avocado"],
	["banana", "banana"],
	["kiwi", "kiwi"],
	["pineapple", "pineapple|bromelain"],
	["papaya", "papaya|papain"],
	["strawberry", "strawberry|strawberries"],
	["mango", "mango"],
	["oxybenzone", "oxybenzone|benzophenone*"],
	["avobenzone", "avobenzone"],
	["octocrylene", "octocrylene"],
	[
		"chemical_uv_filter",
		"chemical sunscreen*|chemical filter*|chemical spf*|uv filter*|sunscreen*|suncream|sun cream|spf",
	],
	["zinc_oxide", "zinc oxide|zinc"],
	["titanium_dioxide", "titanium*"],
	["ppd", "ppd|hair dye*|paraphenylenediamine|black henna|henna"],
	["acrylates", "acrylate*|acrylic*|gel nail*|gel polish|shellac|lash glue"],
	["adhesive", "adhesive*|plaster*|plasters|tape|band aid*|bandaid*|pimple patch*"],
	["neomycin", "neomycin|neosporin|bacitracin|polysporin"],
	["lidocaine", "lidocaine|numbing cream|benzocaine"],
	["iodine", "iodine"],
	["chlorhexidine", "chlorhexidine|hibiscrub"],
	["vitamin_e", "vitamin e|vit e|tocopher*"],
	["snail_mucin", "snail*"],
	["mushroom", "mushroom*"],
	["colloidal_oatmeal", "colloidal oat*"],
	["alcohol", "alcohol|denatured alcohol"],
	["benzyl_alcohol", "benzyl alcohol"],
	["gold", "gold"],
	["rosin", "rosin|colophony|colophonium"],
	["toluene", "toluene|nail polish|nail varnish"],
	["carmine", "carmine"],
	["glycerin", "glycerin*|glycerol"],
	["collagen", "collagen"],
	["centella", "centella|cica"],
	["green_tea", "green tea|camellia sinensis"],
	["geraniol", "geraniol"],
	["citral", "citral"],
	["eugenol", "eugenol|clove*"],
	["cinnamal", "cinnamal|cinnamon|cinnamic*"],
	["coumarin", "coumarin"],
	["oakmoss", "oakmoss|oak moss|evernia*"],
	["hydroxycitronellal", "hydroxycitronellal|lyral"],
	["ylang_ylang", "ylang*"],
	["jasmine", "jasmine"],
	["sandalwood", "sandalwood"],
	["chromium", "chromium|chromate|leather"],
	["decyl_glucoside", "decyl glucoside|glucoside*"],
	["peg", "peg|pegs|macrogol|polyethylene glycol|polysorbate*"],
	["benzalkonium_chloride", "benzalkonium*"],
	["sorbates", "sorbate*|potassium sorbate|sorbic*"],
	["thiomersal", "thiomersal|thimerosal|merthiolate"],
	["benzoates", "benzoate*|sodium benzoate|benzoic*"],
	["preservatives", "preservative*"],
	["sunflower", "sunflower*"],
	["jojoba", "jojoba"],
	["castor_oil", "castor oil|ricinus"],
	["cocoa", "cocoa|cacao|chocolate"],
	["olive", "olive|olives"],
	["hemp", "hemp|cannabis"],
	["apple", "apple|apples|birch"],
	["peach", "peach|peaches|apricot*|cherry|cherries|stone fruit*"],
	["tomato", "tomato|tomatoes"],
	["celery", "celery"],
	["carrot", "carrot*"],
	["cucumber", "cucumber"],
	["melon", "melon*|watermelon"],
	["grape", "grape|grapes"],
	["mustard", "mustard"],
	["garlic", "garlic"],
	["rice", "rice"],
	["corn", "corn|maize"],
	["barley", "barley|rye|malt"],
	["lupin", "lupin*"],
	["turmeric", "turmeric|curcumin"],
	["ginger", "ginger"],
	["ginseng", "ginseng"],
	["licorice", "licorice|liquorice|glycyrrhiz*"],
	["witch_hazel", "witch hazel|hamamelis"],
	["neem", "neem"],
	["silicones", "silicone*|dimethicone"],
	["mineral_oil", "mineral oil|petrolatum|vaseline|petroleum jelly|paraffin"],
	["urea", "urea"],
	["seaweed", "seaweed|algae|kelp|spirulina"],
	["caffeine", "caffeine|coffee"],
	["codeine", "codeine"],
];

/** Other actives by the names that an ingredient list gives them. */
const FROM_TABLES = ACTIVE_IDS.filter((id) => !NAMED.some(([name]) => name === id)).flatMap(
	(id): (readonly [string, string])[] => {
		const names = INGREDIENT_NAMES[id].is ?? [];
		const plain = names.filter((name) => /^[a-z][a-z -]{4,}$/.test(name));
		return plain.length === 0 ? [] : [[id, plain.map((name) => name.replaceAll("-", " ")).join("|")]];
	},
);

const ALLERGENS = [...NAMED, ...FROM_TABLES].map(([about, list]) => ({
	about,
	said: phrases([list, brandPhrases(about)].filter(Boolean).join("|")),
}));

/** Every name of an allergen by itself. */
export const ALLERGEN_NAMES = NAMED.flatMap(([, list]) => list.split("|"));

export function isAllergen(id: string): boolean {
	return ALLERGENS.some(({ about }) => about === id);
}

/**
 * The ingredients that a thought names and does not deny. A name inside of a longer one is not meant by itself: "wool
 * alcohol" is no alcohol.
 */
export function allergensIn(text: string): string[] {
	const found = ALLERGENS.filter(({ said }) => affirms(text, said)).flatMap(({ about, said }) =>
		[...text.matchAll(new RegExp(said, "g"))].map(({ 0: name, index }) => ({
			about,
			from: index,
			to: index + name.length,
		})),
	);
	const own = found.filter((one) => !found.some((other) => holds(other, one) && !holds(one, other)));
	return [...new Set(own.map(({ about }) => about))];
}

interface Span {
	from: number;
	to: number;
}

function holds(outer: Span, inner: Span): boolean {
	return outer.from <= inner.from && outer.to >= inner.to;
}
