import { LONG_AGO, NOT_NOW, type SureSign } from "./sure-sign.ts";

const CAUSTIC =
	"bleach|battery (?:acid|fluid|water)|acid|oven cleaner|drain (?:cleaner|unblocker|opener)|toilet cleaner|caustic soda|lye|ammonia|paint (?:stripper|thinners?)|thinners?|turpentine|turps|white spirit|petrol|gasoline|diesel|brake (?:cleaner|fluid)|weed ?killer|pesticides?|insecticides?|ant (?:killer|powder|spray)|pool chlorine|rust remover|descaler|acetone|nail polish remover|antifreeze|disinfectant|detergent|peroxide";
const THROWN =
	"splash\\w*|spill\\w*|spilt|spatter\\w*|splatter\\w*|squirt\\w*|sprayed|threw|thrown|tipped|pour\\w*|leak\\w*|burst|explod\\w*|dripp\\w*|soak\\w*";
const MOUTHFUL = "(?:gulps?|swigs?|mouthfuls?|sips?|glugs?|swallows?)";
const HEART_RACES =
	/\bheart(?: \w+){0,4} (?:rac\w*|pound\w*|hammer\w*|flutter\w*|stumbl\w*|skip\w*|irregular)\b|\b(?:rac\w*|pound\w*|hammer\w*) heart\b|\bpalpitations?\b/;
const CHEST_HURTS =
	/\bchest (?:really |also |now |badly )?(?:hurts?|hurting|aches?|aching|pains?|tightens|is tight|feels tight|tightness|pressure)\b|\b(?:pain|pressure|tightness|tight) (?:\w+ ){0,2}(?:my |the )?chest\b/;
const LINE = "red (?:lines?|streaks?|stripes?)";
const LIMB = "(?:arm|forearm|wrist|hand|finger|leg|thigh|calf|shin|ankle|foot|knee)";

/** Dangers of the writer that are told beside other people, or with hardly a word of what hurts. */
export const OWN_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.chemical-on-skin",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${THROWN})\\b(?: \\w+){0,3} (?:${CAUSTIC})\\b(?: \\w+){0,4} (?:me|him|her|us)\\b|\\b(?:${CAUSTIC})\\b(?: \\w+){0,4} (?:${THROWN})(?: \\w+){0,2} (?:me|him|her|us)\\b`,
			),
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:(?:hyaluronic|salicylic|glycolic|lactic|azelaic|mandelic|ascorbic|citric|amino|fatty|folic) acid|lol|haha)\\b`,
		),
	},
	{
		rule_id: "red-flag.swallowed",
		whole: true,
		says: [
			new RegExp(`\\b(?:${CAUSTIC})\\b`),
			new RegExp(
				`\\bi (?:\\w+ ){0,2}(?:sipped|gulped)\\b(?! (?:my |some |the |a )?(?:coffee|tea|water|wine|juice|beer))|\\b(?:had|took|taken|drank|swallowed) (?:\\w+ ){0,2}${MOUTHFUL}\\b|\\b${MOUTHFUL} (?:of (?:it|the|that)|already)\\b|\\b${MOUTHFUL} of (?:\\w+ )?(?:${CAUSTIC})\\b`,
			),
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:mouth ?wash|diluted for gargling|vinegar|lemon)\\b|\\b${MOUTHFUL} of (?:\\w+ )?(?:water|coffee|tea|juice|milk|wine|beer)\\b(?!.*\\b(?:was|turned out|tasted|instead)\\b)`,
		),
	},
	{
		rule_id: "red-flag.collapse",
		whole: true,
		says: [HEART_RACES, CHEST_HURTS],
		unless: new RegExp(`${NOT_NOW.source}|\\b(?:crush|in love|blind date|horror (?:film|movie)|lol|haha)\\b`),
	},
	{
		rule_id: "red-flag.swallowed",
		whole: true,
		says: [
			/\b(?:deodorant|perfume|after ?shave|hair ?spray|cleaner|washing up liquid|washing powder|shampoo|soap|nail (?:varnish|polish|glue)|glue|medicine|tablets?|pills?|eye drops|sanitiser|sanitizer|serum|toner|lotion|cream|paint)\b/,
			/\bin(?:to)? (?:my|the|our) (?:\w+ )?(?:drink|cup|mug|tea|coffee|glass|water|juice|food|soup|smoothie)\b/,
			new RegExp(
				`\\bi (?:\\w+ ){0,2}(?:drank|swallowed|sipped|tasted)\\b|\\b(?:had|took) (?:\\w+ ){0,2}${MOUTHFUL}\\b`,
			),
		],
		// "For a laugh" is no laughing matter here.
		unless: new RegExp(
			`${LONG_AGO.source}|\\b(?:collagen|vitamin|supplement|spat it out before|did not drink|novel|movie)\\b`,
		),
	},
	{
		rule_id: "red-flag.collapse",
		whole: true,
		says: [
			/\bi (?:(?:just|have|had|then|suddenly|actually) ){0,2}(?:fainted|passed out|blacked out|collapsed|keeled over)\b/,
			/\b(?:floor|just|now|today|this (?:morning|afternoon|evening)|tonight|an hour ago|minutes ago|again|twice|woke up|came (?:to|round)|hit my head|grey|gray|sweat\w*|chest|heart|pregnan\w*|diabet\w*)\b/,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:price|cost|lol|haha|laugh\\w*|on the (?:sofa|couch|bed) (?:after|from)|drunk|asleep|into bed|from (?:joy|happiness)|when i saw the (?:price|bill|photo))\\b`,
		),
	},
	{
		rule_id: "red-flag.airway-swelling",
		whole: true,
		says: [
			/\b(?:lips?|tongue|face|mouth|throat)\b(?: \w+){0,3} (?:blew|blown|blowing) up\b/,
			/\b(?:hoarse|voice|throat|breath\w*|wheez\w*|hives|sick|faint\w*|dizzy|swallow\w*)\b/,
		],
		unless: NOT_NOW,
	},
	{
		// White, gray or hard skin after an acid is a deep burn, also without pain.
		rule_id: "red-flag.chemical-deep",
		whole: true,
		says: [
			/(?<!\b(?:salicylic|glycolic|lactic|azelaic|hyaluronic|mandelic|ascorbic|kojic|amino|folic|fruit|mild|weak) )\bacid\b(?: \w+){0,3} (?:on|onto|over|down) (?:to )?(?:my|his|her|the|both) (?:\w+ )?(?:arms?|forearm|wrist|hands?|fingers?|legs?|thigh|foot|feet|face|cheeks?|chin|neck|chest|skin)\b/,
			/\b(?:(?:gone|went|turned|turning|is|looks?|all) (?:\w+ )?(?:white|gr[ae]y|black|hard|leathery|numb)|white (?:patch|skin))\b/,
		],
		unless: new RegExp(`${NOT_NOW.source}|\\b(?:serum|toner|pads?|cleanser|moisturi\\w*|hyaluronic)\\b`),
	},
	{
		// Adrenaline in a finger has an act of its own, in the assistant's first acts.
		rule_id: "red-flag.allergic-reaction",
		whole: true,
		says: [
			/\b(?:epi ?pen|adrenaline (?:pen|auto ?injector)|auto ?injector|jext|emerade)\b/,
			/\b(?:thumb|fingers?|fingertip|hand|toe)\b/,
			/\b(?:accident\w*|mistake|went off|oops|wrong way|stabbed|jabbed|stuck|pricked)\b/,
		],
		unless: new RegExp(`${NOT_NOW.source}|\\b(?:trainer|training pen|dummy)\\b`),
	},
	{
		// An infection that runs along a vessel: NHS, lymphangitis is seen the same day.
		rule_id: "red-flag.skin-infection",
		whole: true,
		says: [
			new RegExp(
				`\\b${LINE}(?: \\w+){0,4} (?:up|along)(?: \\w+){0,2} ${LIMB}\\b|\\b${LINE} (?:\\w+ ){0,3}(?:from|away from|towards)(?: \\w+){0,4} (?:cut|bite|wound|spot|blister|graze|scratch|sting)\\b`,
			),
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:seams?|tights|socks?|elastic|waistband|marker|pen|lipstick|tattoo|henna|veins?|stretch marks?|cat scratch\\w*|brambles?|rope|ruler|self tan\\w*|sun ?burn\\w*)\\b`,
		),
	},
	{
		rule_id: "red-flag.yellow",
		whole: true,
		says: [
			/\b(?:whites? of (?:my|his|her|the|both|our) (?:\w+ )?eyes?|white (?:part|bit)s? of (?:my|his|her|the) eyes?|sclera)\b(?: [\w,]+){0,6} yellow\w*\b|\byellow\w*\b(?:(?: [\w,]+){0,6})? (?:whites? of (?:my|his|her|the|both) eyes?)\b/,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:in (?:the|this|that|my|every|some) (?:photos?|pics?|pictures?|lamp|light|lighting)|filter|lens\\w*|not yellow|turmeric)\\b`,
		),
	},
	{
		rule_id: "red-flag.chemical-in-eye",
		whole: true,
		says: [
			/\b(?:shot|squirt\w*|sprayed|splash\w*|flicked|spat\w*|hit|poked|got)(?: \w+){0,3} (?:in|into|on) (?:the|my|one|both|his|her) (?:\w+ )?eyes?\b/,
			/\b(?:gel|glue|foam|spray|serum|cream|toner|perfume|tube|pump|dye|cleaner|acid|lotion|oil|sunscreen|shampoo|soap)\b/,
			/\b(?:cannot|can not|can hardly|can barely|could not)(?: \w+){0,2} (?:open|see)\b|\b(?:blur\w*|agony|screaming)\b/,
		],
		unless: NOT_NOW,
	},
	{
		rule_id: "red-flag.swallowed",
		whole: true,
		says: [
			/\b(?:toddler|baby|infant|little one|kids?|child|children|girl|boy|son|daughter|grandson|granddaughter|nephew|niece|(?:[1-6]|one|two|three|four|five|six) (?:year|yr)s? old)\b/,
			/\b(?:got (?:in)?to|got hold of|opened|emptied|sprayed|squirted|tipped)\b/,
			/\b(?:(?:his|her|their) (?:mouth|lips|tongue|breath)\b(?: \w+){0,4} (?:red|white|sore|burn\w*|blister\w*|smells?|swollen|swell\w*)|(?:in|into) (?:the|his|her|their) (?:\w+ )?mouth\b)/,
			/\b(?:acids?|toner|serum|peel|remover|acetone|perfume|aftershave|cologne|after ?shave|retinol|cleaner|bleach|oil|minoxidil|peroxide|nail \w+|deodorant|hair ?spray)\b/,
		],
		unless: NOT_NOW,
	},
];
