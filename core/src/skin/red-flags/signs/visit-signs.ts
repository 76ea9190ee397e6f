import { UNKNOWN_CREAM as CREAM_WITHOUT_NAME, REBOUND } from "../../note/unknown-cream.ts";
import type { SureSign } from "./sure-sign.ts";

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
const UNKNOWN_CREAM =
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
		says: [UNKNOWN_CREAM, HURT_BY_IT],
		unless:
			/\b(?:(?:should|can|could) i (?:use|try|buy|get) (?:a|an|the|this|that|some)(?: \w+)? (?:bleach\w*|whiten\w*|lighten\w*|fairness)|thinking (?:of|about)|before i (?:use|try|buy)|(?:for|on|bleach\w*) my (?:teeth|hair|nails?|moustache|armpits?|underarms?|clothes)|(?:hair|teeth) (?:bleach\w*|whiten\w*|lighten\w*)|does not (?:burn|sting))\b/,
	},
	{
		rule_id: "red-flag.steroid-skin",
		whole: true,
		says: [CREAM_WITHOUT_NAME, REBOUND],
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
