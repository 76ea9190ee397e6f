import { type Reader, SUN } from "./question-readers.ts";

export interface ThingReader extends Reader {
	/** Asked without a question too: "tell me the two things that work". */
	unasked?: true;
}

const AT_AN_AGE =
	"(?:at (?:my|our|this|that|her|his) age|too late|late now|horse|damage (?:is|was)? ?done|all these years|after (?:all|so many|\\w+) years|now that i am|still (?:worth|pay|any use|make sense)|by now)";

/** Questions by the thing they name, before all others: the first that fits answers. */
export const THINGS: readonly ThingReader[] = [
	{
		kind: "milk",
		asks: /\b(?:my|the|breast) ?milk\b|\bwhile (?:i am )?(?:breast ?feeding|nursing|feeding)\b|\b(?:safe|ok|okay) (?:for|with) (?:breast ?feeding|nursing)\b/,
		beside: /\b(?:feed\w*|nurs\w*|milk|baby|breast\w*)\b/,
	},
	{
		kind: "lemon",
		asks: /\b(?:lemons?|limes?|nimb[uo]|limon|zitrone|citron)\b(?! (?:scent|soap|peel|tea|balm))/,
	},
	{
		kind: "shave",
		asks: /\b(?:blades?|razors?|shav\w*|clippers?|trimmers?|barber)\b/,
		beside:
			/\b(?:bumps?|ingrown|rash|gravel|irritat\w*|dots?|pimples?|spots?|burn\w*|sore|tweez\w*|against the grain|braille)\b/,
	},
	{
		kind: "red_gone",
		asks: /\b(?:red\w*|flush\w*|blush\w*)\b.*\b(?:for good|for ?ever|permanent\w*|down|away|gone|rid of|cure\w*)\b|\b(?:cure|get rid of|take|stop)\b.*\b(?:the |my |this )?(?:red\w*|flush\w*|blush\w*)\b/,
	},
	{
		kind: "collagen",
		asks: /^(?!.*\b(?:halal|haram|kosher|pig|pork|vegan)\b).*\bcollagen\b/,
	},
	{
		kind: "natural",
		asks: /\b(?:natural\w*|organic|chemical free|herbal|homemade|home made)\b.*\b(?:kind\w*|better|gentl\w*|safe\w*|mild\w*|good|ok|okay)\b|\b(?:rose|lavender|essential|citrus|geranium|neroli) (?:\w+ )?(?:oils?|water|balm)\b.*\b(?:kind\w*|better|gentl\w*|safe\w*|help\w*|good|ok|okay|work)\b|\b(?:kind\w*|better|gentl\w*|safe\w*|good|ok|okay)\b.*\b(?:rose|lavender|essential|citrus|geranium|neroli) (?:\w+ )?(?:oils?|water|balm)\b/,
	},
	{
		kind: "sun_late",
		asks: new RegExp(`\\b${SUN}\\b.*\\b${AT_AN_AGE}\\b|\\b${AT_AN_AGE}\\b.*\\b${SUN}\\b`),
	},
	{
		kind: "missing",
		asks: /\bwhat (?:am i|is|do i|have i|are we) (?:still |even )?(?:miss\w*|lack\w*|forgot\w*|left out)\b|\bwhat else do i need\b|\b(?:is|am i) (?:there )?(?:anything |something )?missing\b|\bdo i need (?:a routine|more|anything else)\b/,
	},
	{
		kind: "eyelids",
		asks: /\b(?:eye ?lids?|my lids|lids)\b.*\b(?:itch\w*|scal\w*|dry|flak\w*|sore|swell\w*|crack\w*|eczema)\b|\b(?:itch\w*|scal\w*|dry|flak\w*|sore|cracked) (?:eye ?lids?|lids)\b/,
		unasked: true,
	},
	{
		kind: "testosterone",
		asks: /\b(?:start\w*|been|am|went|since|taking|began|months?|weeks?|year) (?:on |into |of )?(?:my )?(?:t|testosterone|testogel|sustanon|nebido)\b(?! ?(?:zone|shirt|levels?))/,
		unasked: true,
	},
	{
		kind: "evidence",
		asks: /\b(?:actual|real|any|good|proper|solid|scientific) (?:evidence|proof|science)\b|\b(?:actually|really|truly|proven to) works?\b(?! out)|\bwhat (?:actually|really) (?:works|helps|matters)\b/,
		unasked: true,
	},
];

/** Rows of the known questions by the thing a question names; each holds for everybody. */
export const ROWS_BY_THING: readonly (readonly [RegExp, string])[] = [
	[
		/\b(?:pay\w*|spend\w*|cost\w*|charg\w*)\b(?: \w+){0,4} (?:this|that|so) much\b|\b(?:being|been|be|am i) (?:fooled|ripped off|had|conned|robbed)\b|\bworth (?:the|that|its|their|this much) (?:money|price|cost)\b|\b(?:pay\w*|paid|spent|cost)\b.*\bworth\b|\b(?:dear|pric|expensive|cheap|costl)\w*(?: \w+){0,3} (?:better|work|do more|do less|as good)\b|\b(?:\d+|cheap\w*|dear\w*) (?:\w+ )?(?:one|cream|serum|pot|jar|tub)?\b.*\bas good as\b/,
		"question.expensive",
	],
	[
		/\b(?:dates?|numbers?) (?:on|of) (?:the |my |these |those )?(?:jars?|tubs?|pots?|tubes?|bottles?|creams?|products?|lids?)\b|\b(?:use by|best before|sell by)\b|\bopen jar\b|\b(?:number|letter|symbol|sign) (?:with )?(?:an? )?(?:\d+ )?m\b|\b\d+ ?m (?:on|symbol|sign)\b/,
		"question.expiry",
	],
	[/\btoners?\b/, "question.toner"],
	[/\b(?:turmeric|haldi)\b/, "question.turmeric"],
	[/\btoothpaste\b/, "question.toothpaste"],
	[
		/\b(?:vitamins?|supplements?|biotin|omega ?3?|zinc tablets?|probiotics?|cod liver)\b(?! [abce]\b)(?! serum)/,
		"question.supplements",
	],
	[/\b(?:ice|ice cubes?|cold spoons?)\b/, "question.ice"],
	[/\bhot (?:water|showers?|baths?)\b|\bsteam\w*\b/, "question.hot_water"],
	[
		/\b(?:face|facial|argan|jojoba|rose ?hip|marula|almond|olive|coconut|castor|baby) oils?\b/,
		"question.facial_oils",
	],
	[
		/\b(?:gua sha|jade roller|rollers?|led|red light|derma ?roll\w*|microneedl\w*|micro ?current|facials?|botox|fillers?|laser|ipl|microderm\w*)\b/,
		"question.devices",
	],
	[/\bscrubs?\b/, "question.scrubs"],
	[/\b(?:pore|nose|blackhead) strips?\b/, "question.pore_strips"],
	[/\bmicellar\b|\bwipes\b/, "question.micellar"],
	[/\bsheet masks?\b/, "question.sheet_masks"],
	[/\b(?:silk|satin)\b/, "question.silk_sleep"],
	[/\bblue light\b|\bscreens?\b(?! ?(?:time|shot))/, "question.blue_light"],
	[/\bhumidifiers?\b/, "question.humidifier"],
	[/\b(?:smok\w*|vap\w*|cigarettes?)\b/, "question.smoking"],
	[/\bsaunas?\b/, "question.sauna"],
	[
		/\b(?:broken|thread|spider|visible|little|red) (?:veins?|vessels?|capillaries)\b/,
		"question.broken_veins",
	],
	[/\b(?:helmet|mask|chin ?strap)\b/, "question.face_cover"],
	[/\b(?:bags|puff\w*)\b.*\beyes?\b|\beyes?\b.*\b(?:bags|puff\w*)\b/, "question.puffy_eyes"],
	[/\b(?:dark|black|darker|brown) lips?\b|\blips? (?:\w+ )?(?:dark\w*|black|brown)\b/, "question.dark_lips"],
	[/\bfreckles?\b/, "question.freckles"],
	[/\b(?:fungal|malassezia|yeast)\b/, "question.fungal_acne"],
	[/\b(?:sagg\w*|jowls?|droop\w*|lift\w*)\b/, "question.sagging"],
	[/\b(?:grow out of|growing out of)\b/, "question.growing_out"],
	[
		/\b(?:cetaphil|cerave|expensive|luxury|drugstore|cheap\w*|pricey)\b.*\b(?:better|same|good|worth|difference)\b/,
		"question.expensive",
	],
	[
		/\b(?:body lotion|hand cream|body cream|shower gel|bar soap|baby (?:cream|lotion|shampoo))\b/,
		"question.body_lotion",
	],
	[/\b(?:tap|hard) water\b/, "question.tap_water"],
	[
		/\b(?:bleach\w*|stain\w*)\b.*\b(?:towels?|pillow\w*|sheets|clothes|shirts?|collars?)\b/,
		"question.fabric_bleach",
	],
	[/\b(?:slugging|slug)\b/, "question.slugging"],
	[/\b(?:before|for) (?:the|my|a) (?:wedding|big day|party|shoot|interview|holiday)\b/, "question.big_day"],
];
