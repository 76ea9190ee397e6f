import { REBOUND, UNKNOWN_CREAM } from "../../note/unknown-cream.ts";
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

const PLACE =
	/\b(?:an?|one|the|this|that|my|her|his)(?: \w+){0,3}? (?:mole|freckle|birthmark|beauty spot|(?:age|sun|liver|brown|dark|black) (?:spot|patch|mark|blotch)|patch|spot|blotch|mark)\b(?! of| on my shirt)/;
const GREW =
	/\b(?:grow(?:s|n|ing)?|grew|bigger|larger|doubled|spread\w*|wider|used to be (?:a|an|the|as|like|tiny|small|just|only)|is now (?:a|an|about|nearly|almost|as|more|the size)|\d+ ?(?:mm|millimet\w*)|centimet\w*|was (?:only )?(?:the size|as (?:big|small)|like a|a (?:dot|pinhead|lentil|pea))|now (?:it is )?(?:more like|as big|the size|like)|nearer (?:an? )?\w+ now|chang(?:ed|es|ing))\b/;
const TWO_COLORS =
	/\b(?:edge|border|rim|side|corner|part|half|bit|quarter) (?:of it )?(?:\w+ ){0,4}?(?:black\w*|darker|dark|gr[ae]y|blue\w*)\b|\b(?:nearly|almost|jet|turn(?:ed|ing)|gone|going) (?:\w+ )?black\b|\b(?:irregular|uneven|ragged|jagged|blurry) (?:edge|border|shape|outline)\w*|\b(?:jet )?(?:black|blue\w*) (?:bits?|part|dots?|specks?|area|corner|rim|edge)\b|\btwo (?:tones?|toned|colou?rs)\b|\bdarker (?:in|on|at) (?:one|the)\b/;
const STEROIDS =
	"(?:steroids?(?: creams?| ointments?)?|hydrocortisone|cortisone|clobetasol|dermovate|betamethasone|betnovate|mometasone|elocon|triamcinolone|fluocinonide|triple (?:action )?cream|mix(?:ed|ing) creams?|bleaching creams?|toning creams?|(?:lightening|whitening|fairness) creams?)";
/** Named, also as what somebody does without: "the day I do not use the mix". */
const STEROID = new RegExp(
	`\\b${STEROIDS}\\b|\\bi do not (?:use|put|apply|rub)(?: \\w+){0,3}? ${STEROIDS}\\b`,
);
const LEFT_OFF =
	/\b(?:if|when|whenever|once|as soon as|each time|every time|the (?:day|days|moment)) (?:i |we )?(?:do not|miss|stop|skip|leave|forget|try to stop|am off|go without)\b|\b(?:stopped|stopping|skipped|missed|left it off|off it)\b/;
const FLARES =
	/\b(?:(?:catch\w*|on|like) fire|burn\w*|red(?:der)?|swell\w*|swollen|flar\w*|itch\w*|peel\w*|pimples|bumps|comes? back worse|worse)\b/;

/** Sold to lighten skin, or with nothing said of what is in it (FDA, mercury poisoning linked to skin products). */
const DOUBTFUL_CREAM =
	/\b(?:bleach\w*|whiten\w*|lighten\w*|fairness) (?:soaps?|creams?|lotions?|oils?|balms?)\b|\b(?:soaps?|creams?|lotions?|ointments?|pots?|tubes?|jars?)\b.{0,60}\b(?:(?:no|without|missing) (?:an? |any |the )?(?:ingredients? (?:list|on (?:it|the \w+))|list of (?:the )?ingredients|labels?|writing)|(?:no|without any) ingredients(?: |$)(?!that|which|like))\b|\b(?:unlabel\w*|unmarked|no name) (?:soaps?|creams?|lotions?|ointments?|pots?|tubes?|jars?)\b/;
const HURT_BY_IT =
	/\b(?:(?:feels?|is|are|went|gets?|getting|got|turned|turns|looks?|now) (?:\w+ ){0,3}(?:thin(?:ner)?|hot|red(?:der)?|raw|see through|transparent)|thinn(?:ed|ing)|burn\w*|sting\w*|(?:little |tiny |small |red )?veins|peel\w*|flar\w*|rash\w*)\b/;

/** A cream put on for months or years, whatever it is called. */
const LONG_USED =
	/\b(?:(?:creams?|ointments?|tubes?)\b.{0,80}\b(?:(?:\d+|an?|one|two|three|four|five|six|several|many) (?:months?|years?)|(?:for|since) (?:months|years)|years)|(?:(?:\d+|an?|one|two|three|four|five|six|several|many) (?:months?|years?)|(?:for|since) (?:months|years)|years)\b.{0,80}\b(?:creams?|ointments?|tubes?))\b/;
const ON_FACE = /\b(?:face|cheeks?|chin|forehead|mouth)\b/;
/** Dry skin that misses its cream, and spots that come back without their treatment, are no withdrawal. */
const MISSED_ONLY =
	/\b(?:moisturi[sz]\w*|sun|retin\w*|tretin\w*|adapalene|differin|epiduo|benzoyl|azelaic|metronidazole|ivermectin|soolantra|urea|vaseline|e45|aveeno|cerave|cetaphil|vanicream|eucerin|nivea|hand|body|eye|foot)(?: \w+){0,2} (?:creams?|ointments?|tubes?)\b|\bmy (?:hands?|elbows?|knees?|legs?|arms?|scalp|feet|back)\b/;

const STEROID_ABROAD =
	/\b(?:[ck]ortison\w*|corticoid\w*|corticosteroid\w*|dermocorticoid\w*|steroid\w*|betnovate\w*|betametha?son\w*|clobetasol\w*|dermovate|panderm|mometason\w*|quadriderm\w*)\b/;
const FACE_ABROAD = /\b(?:gesicht|visage|cara|rostro|rosto|viso|faccia|chehr[ae]|muh|face)\b/;
const LONG_ABROAD =
	/\b(?:monat\w*|wochen|jahren?|mois|semaines|ans|mes|meses|semanas|anos|mesi|settimane|anni|mahin\w*|hafte|saal\w*)\b/;

/** A visit that nobody has to guess: a dark place that grows and is of two colors, and a face that cannot do without its steroid. */
export const VISIT_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.changing-mole",
		whole: true,
		says: [PLACE, GREW, TWO_COLORS],
		unless:
			/\b(?:blackheads?|pores?|black (?:dots?|specks?|bits?) (?:on|in|all over) (?:my |the )?(?:nose|chin|t zone|forehead)|benign|lipoma|was (?:removed|cut out|checked)|(?:tattoo|bruise|hair dye|henna|shirt|carpet)|seborrh\w* kerat\w*|dark circles)\b/,
	},
	{
		rule_id: "red-flag.steroid-skin",
		whole: true,
		says: [STEROID, LEFT_OFF, FLARES],
		unless:
			/\b(?:years? ago|tablets?|inhaler|asthma|should i|can i use|is it safe|my (?:hands?|elbows?|knees?|legs?|arms?|scalp|feet|back|psoriasis))\b/,
	},
	{
		rule_id: "red-flag.unlabelled-cream",
		whole: true,
		says: [DOUBTFUL_CREAM, HURT_BY_IT],
		unless:
			/\b(?:(?:should|can|could) i (?:use|try|buy|get) (?:a|an|the|this|that|some)(?: \w+)? (?:bleach\w*|whiten\w*|lighten\w*|fairness)|thinking (?:of|about)|before i (?:use|try|buy)|(?:for|on|bleach\w*) my (?:teeth|hair|nails?|moustache|armpits?|underarms?|clothes)|(?:hair|teeth) (?:bleach\w*|whiten\w*|lighten\w*)|does not (?:burn|sting))\b/,
	},
	{
		rule_id: "red-flag.steroid-skin",
		whole: true,
		says: [UNKNOWN_CREAM, REBOUND],
		unless:
			/\b(?:should i|is it safe|thinking (?:of|about)|before i (?:use|try|buy)|my (?:hands?|elbows?|knees?|legs?|arms?|scalp|feet|back))\b/,
	},
	{
		rule_id: "red-flag.steroid-skin",
		whole: true,
		says: [LONG_USED, ON_FACE, REBOUND, /\b(?:burn\w*|red(?:der)?|hot|itch\w*|on fire|pepper\w*)\b/],
		unless: MISSED_ONLY,
	},
	{ rule_id: "red-flag.steroid-skin", whole: true, says: [STEROID_ABROAD, FACE_ABROAD, LONG_ABROAD] },
];
