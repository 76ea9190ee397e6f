import type { ThingReader } from "./question-things.ts";

const RETINOID = "(?:retin\\w*|tret\\w*|adapalene|differin|vitamin a)";
const HORMONES =
	"(?:hrt|(?:o?estrogen|hormone|nicotine|evorel|hormonal) (?:patch(?:es)?|gel|pills?|tablets?|therapy|spray)|(?:my|the) (?:little )?patch(?:es)?|the pill|birth control|progesterone|o?estradiol|oestrogen|estrogen)";
const REPELLENT =
	"(?:(?:mosquito|insect|bug|midge|fly|tick|mozzie) (?:spray|repell\\w*|cream|lotion|stick|stuff)|repell[ea]nt|deet|picaridin|jungle formula)";

/** Questions that a day of somebody puts: on and off, what reaches others, what stains, sweat, hormones beside it. */
export const OF_LIFE: readonly ThingReader[] = [
	{
		kind: "on_and_off",
		asks: /\b(?:only|just) (?:on|at|for|over) (?:the )?week ?ends?\b|\b(?:only|just) (?:on )?(?:special|big) (?:days|occasions)\b|\b(?:every other|every second|every third) (?:day|night)\b.*\b(?:rest|break|recover|used to)\b|\bso (?:that )?(?:the|my) (?:skin|face) (?:can |gets? |has |have |will |may )?(?:a )?(?:rest|break|recover)\b|\b(?:once|twice) a week (?:instead|only)\b|\buse (?:it )?less (?:often|and less)\b/,
	},
	{
		kind: "repellent",
		asks: new RegExp(
			`\\b(?:sun ?screens?|sun ?creams?|spf|sun ?block)\\b.*\\b${REPELLENT}\\b|\\b${REPELLENT}\\b.*\\b(?:sun ?screens?|sun ?creams?|spf|sun ?block)\\b`,
		),
	},
	{
		kind: "reaches_others",
		asks: /\b(?:get|gets|got|go|goes|come|comes|pass\w*|rub\w*|transfer\w*|reach\w*|harm\w*|hurt\w*|affect\w*|safe|bad|dangerous)\b.*\b(?:her|him|wife|girlfriend|partner|bump|baby|newborn|child|kids?|toddler|daughter|son|dog|cat)\b.*\b(?:pillow\w*|kiss\w*|cuddl\w*|snuggl\w*|touch\w*|cheeks?|skin|hug\w*|bed|towel\w*|through me|off me)\b|\b(?:kiss|cuddle|hug|snuggle|hold)\b.*\b(?:her|him|baby|wife|girlfriend|bump|kids?|dog|cat)\b.*\b(?:with (?:it|this|that|cream|serum|the)|safe|ok|okay|after|wearing)\b/,
	},
	{
		kind: "stains",
		asks: /\b(?:towels?|pillow\w*|sheets?|bedding|shirts?|collars?|clothes|t ?shirts?|fabrics?|furnishings?|linens?|hair|hoodies?)\b.*\b(?:bleach\w*|stain\w*|ruin\w*|destroy\w*|mark\w*|white|orange|spots?|wreck\w*)\b|\b(?:bleach\w*|stain\w*|ruin\w*|destroy\w*|wreck\w*)\b.*\b(?:towels?|pillow\w*|sheets?|bedding|shirts?|collars?|clothes|t ?shirts?|fabrics?|furnishings?|linens?|hair|hoodies?)\b|\bstays? on (?:me|my (?:face|skin))\b.*\b(?:furnishings?|towels?|pillow\w*|sheets?|fabrics?|linen|clothes|everything)\b/,
		beside: /\b(?:benzoyl\w*|acnecide|panoxyl|peroxide|bpo|benzac|gel|cream|stuff|it)\b/,
	},
	{
		kind: "hormones_with",
		asks: new RegExp(
			`\\b${HORMONES}\\b.*\\b${RETINOID}\\b.*|\\b${RETINOID}\\b.*\\b(?:with|and|beside|on|fight|clash|mix|together)\\b.*\\b${HORMONES}\\b`,
		),
	},
	{
		kind: "so_few",
		asks: /\b(?:is|are|would|will|do|does|can|could) (?:it |that |they |just |only )?(?:possible|two|three|one|2|3|1)(?: \w+){0,4} (?:enough|do|work|possible|ok|okay|fine|cover it)\b|\b(?:two|three|one|2|3) (?:things?|products?|steps?|bottles?)(?: \w+){0,5} (?:possible|enough|doable|do it|is that|can it|would that|will that)\b|\breichen\b.*\b(?:zwei|drei|2|3|ein|eine)\b|\b(?:zwei|drei|2|3)\b.*\breich(?:t|en)\b|\b(?:bastan|basta con|alcanza con|llegan|chegam|bastam|suffisent|suffit avec|bastano|zijn er genoeg|twee genoeg)\b.*\b(?:dos|tres|duas|dois|tres|deux|trois|due|tre|una?|twee)\b|\b(?:dos|duas|deux|due|twee) (?:cosas|coisas|choses|produits|cose|prodotti|productos|dingen)\b/,
	},
	{
		kind: "so_few",
		asks: /(?<![\p{L}])(?:da si[eę]|wystarcz\w*|mo[zż]na|si puo|es posible|se puede|da para|geht das|possible)(?![\p{L}])/u,
		beside:
			/(?<![\p{L}])(?:dwie|dwa|jedn[aą]|trzy|dos|tres|duas|deux|zwei|due|two|three|one) (?:rzecz\w*|produkt\w*|krok\w*|cosas|pasos|coisas|passos|choses|produits|sachen|dinge|cose|prodotti|things?|products?|steps?)(?![\p{L}])/u,
	},
	{
		kind: "sweat_off",
		asks: /\b(?:serum|vitamin c|cream|actives?|treatment|anything|stuff)\b.*\b(?:sweat\w*|wash\w* (?:it )?off|run off|pool|swim\w*)\b.*\b(?:waste|pointless|point|worth|anyway|bother\w*|use|good)\b|\b(?:waste|pointless|point|worth|bother\w*)\b.*\b(?:serum|vitamin c|cream|actives?)\b.*\b(?:sweat\w*|run off|swim\w*|pool)\b|\b(?:serum|cream)\b.*\bwaste\b.*\bsweat\w*/,
	},
	{
		kind: "let_it_peel",
		asks: /\b(?:just )?(?:let|leave) (?:it|that|them|the skin) (?:to )?(?:peel|flake|shed|come off)\b|\b(?:take|takes|get|gets|rub|rubs|peel|peels|scrub|scrubs) (?:the )?(?:dead |loose |peeling |burnt |sunburnt )*skin off\b|\b(?:pull|pick|rub|peel|scrub) (?:it|the (?:flakes|peeling|skin|bits)) off\b|\btakes the dead skin\b/,
		beside: /\b(?:sun\w*|burn\w*|beach|roof|peel\w*|red|post box|lobster|bubbles?|blister\w*)\b/,
	},
	{
		kind: "lift_it_off",
		asks: /\b(?:can|could|will|would|should|does)\b.*\b(?:acid\w*|cream|peel\w*|salicylic|glycolic|retin\w*|wart (?:gel|stuff|remover)|vinegar|tea tree|tape|plaster|patch)\b.*\b(?:lift|take|burn|eat|freeze|peel|get|clear|shift|remove|dissolve|knock)\w*\b.*\b(?:it|that|this|the (?:bit|spot|thing|patch|crust|lump|mole|sore))\b(?: \w+)? ?(?:off|away|out|rid)?$/,
		beside:
			/\b(?:bleed\w*|bled|crust\w*|scab\w*|crater|sandpaper|mole|lump|grow\w*|sore|ulcer|heals? (?:and|then)|comes? (?:good|back)|will not heal|not heal\w*|scaly|black|dark spot)\b/,
	},
	{
		kind: "pop",
		asks: /\b(?:can|could|should|shall|may|do|ok to|okay to|safe to|alright to) (?:i )?(?:just |still )?(?:pop|squeeze|burst|pick|press|squish|prick|lance)\b|\b(?:pop|squeez|burst|pick|prick)\w* (?:them|it|these|those|a spot|spots|pimples|zits)\b.*\b(?:if|when|with clean|wash\w*|steril\w*|needle)\b/,
	},
	{
		kind: "triple_cream",
		asks: /\b(?:recom\w+|should i|use it|try it|peor|worse|sirve|funciona|la uso|lo uso|good|bad|safe|ok|okay|segura?)\b/,
		beside:
			/\b(?:tri ?crema|crema triple|triple crema|triple (?:action |combination )?cream|three in one cream|trio cream|kligman\w*)\b/,
	},
	{
		kind: "hype",
		asks: /(?<![\p{L}])(?:who (?:is|are) right|which of (?:them|us) is right|cine are dreptate|qui[eé]n tiene raz[oó]n|wer hat recht|chi ha ragione|qui a raison|kto ma racj[eę]|quem tem raz[aã]o|just (?:hype|marketing|an ad)|only (?:hype|marketing)|any truth|reclam[aă])(?![\p{L}])/u,
		beside: /\bvitamin[ae]? c\b/,
	},
	{
		kind: "waste",
		asks: /\b(?:eat\w*|wast\w*|burn\w*|throw\w*|chuck\w*|spend\w*|pour\w*) (?:up |away |all )?(?:my |the |good )?money\b|\bmoney (?:for nothing|down the drain|on nothing)\b|\bwaste of (?:my |the )?money\b|\bwhat (?:can|could|should|do) i (?:save|stop paying|stop buying|cut)\b/,
		beside: /\b(?:what|which|blade\w*|products?|routine|shelf|these|all)\b/,
	},
	{
		kind: "sun_eyes",
		asks: /^(?:(?:so|and|but) )?(?:which|what)(?: (?:sort|kind|type|one|brand))?s? (?:does|do|will|would) not (?:sting|burn|run)\b/,
	},
	{
		kind: "may_stay",
		asks: /^(?:(?:so|and|but) )?which (?:one |ones |of (?:them|these|those) )?(?:can|may|could|should) i (?:put|use|apply|wear)\b/,
	},
];
