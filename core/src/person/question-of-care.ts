import { SUN } from "./question-readers.ts";
import type { ThingReader } from "./question-things.ts";

const MAKE =
	"(?:creams?|serums?|gels?|toners?|moisturi[sz]ers?|cleansers?|oils?|lotions?|balms?|sun ?screens?|sun ?creams?|spf|vitamin c|retinol|bottles?|tubes?|jars?|pots?|tubs?|products?|stuff)";
const OILY = "(?:oil(?:y|s)?|shin(?:e|y|ing)|greas(?:e|y)|slick|mirror|glossy|glazed|frying pan|disco ball)";
const SOMEBODY =
	"(?:hers|his|theirs|(?:my|her|his|our) (?:\\w+ )?(?:sister|brother|mum|mom|mother|dad|friend|flat ?mate|room ?mate|wife|husband|boyfriend|girlfriend|partner|cousin|aunt\\w*|daughter|son)(?: s|s)?)";

/** Questions of everyday care that have one short, safe answer and a plan its own words for it. */
export const OF_CARE: readonly ThingReader[] = [
	{
		kind: "still_good",
		asks: new RegExp(
			`\\b${MAKE}\\b.*\\b(?:still (?:any |a )?(?:good|ok|okay|fine|usable|safe|alright|work\\w*|use\\w*)|gone off|go off|off now|expir\\w*|past (?:its|the) date|keeps?|last(?:s|ed)?)\\b|\\b(?:still (?:any )?(?:good|ok|okay|fine|usable|safe)|gone off|expired?)\\b.*\\b${MAKE}\\b|\\b(?:colou?r|smell\\w*|gone|turned|went)\\b.*\\b(?:tea|orange|brown|amber|yellow|rancid|funny|off)\\b.*\\b(?:use|ok|okay|good|bin|throw|safe|normal)\\b`,
		),
		beside: /\b(?:still|off|expir\w*|date|gone|turned|colou?r|smell\w*|old|opened|years?)\b/,
	},
	{
		kind: "of_another",
		asks: new RegExp(
			`\\b(?:can|could|may|should|shall|ok to|okay to|fine to|safe to) (?:i )?(?:\\w+ )?(?:use|try|borrow|take|finish|have|share|put on) (?:up )?${SOMEBODY}\\b`,
		),
	},
	{
		kind: "rank",
		asks: /\b(?:rank|rate|sort|grade|order) (?:all )?(?:my|these|them|the) (?:\w+ )?(?:products?|bottles?|things?|stuff|shelf|list|serums?)\b|\bfrom (?:best|hero|good) to (?:worst|landfill|bad|bin)\b|\bwhich of (?:my|these|them) (?:\w+ )?(?:\w+ )?(?:are|is|do|should|would) (?:\w+ )?(?:worth|keep\w*|useful|needed|best|go|stay)\b/,
		unasked: true,
	},
	{
		kind: "why_oily",
		asks: new RegExp(
			`\\b(?:why|how come|what makes|what causes|reason)(?: \\w+){0,2} (?:am i|is (?:my|it|the)|are my|do i|does (?:my|it)|i (?:am|get|go|look)|my \\w+)\\b.*\\b${OILY}\\b|\\b${OILY}\\b.*\\b(?:if|when) i wash\\b`,
		),
		unasked: true,
	},
	{
		kind: "dirt",
		asks: /\b(?:is|are|was|because|cause[sd]?|from|does|do|means?|am i|just)\b.*\b(?:dirt|dirty|unclean|hygiene|not wash\w*|filth\w*)\b|\b(?:is|was) (?:it|this|that) (?:\w+ ){0,3}sweat\b/,
	},
	{
		kind: "works_best",
		asks: /^(?!.*\b(?:numbers?|scores?|scale)\b).*\b(?:what|which)\b.*\b(?:helps?|works?|does|do|brings?|matters?|makes) (?:\w+ )?(?:the )?(?:most|best|biggest difference|real difference)\b|\b(?:was|welche\w*) (?:bringt|hilft|wirkt)\b.*\b(?:am meisten|am besten|wirklich)\b|\b(?:qu ?est ce qui|quoi) .*\b(?:le plus|le mieux|vraiment)\b|\bque (?:funciona|sirve|ayuda|resulta|funciona) (?:mas|mejor|de verdad)\b|\bo que (?:funciona|ajuda|resulta) (?:mais|melhor|mesmo)\b|\bco (?:naprawde |najlepiej )?(?:dziala|pomaga)\b|\bone (?:cream|thing|product|serum|gel)\b.*\b(?:really|actually|truly|properly) work\w*\b|\bsomething that (?:really |actually |properly )?works?\b/,
		unasked: true,
	},
	{
		kind: "bags",
		asks: /(?<!\b(?:tea|shopping|hand|bin|bean|sleeping|freezer|travel) )\b(?:eye )?bags\b(?! of\b)|\bpuff(?:y|iness)\b.*\beyes?\b|\beyes?\b.*\bpuff\w*\b|\btear troughs?\b|\b(?:tranensacke|augenringe|ringe unter|ojeras|olheiras|cernes|occhiaie|worki pod|cienie pod)\b/,
	},
	{
		kind: "eye_cream",
		asks: /\beye (?:creams?|gels?|serums?|patch(?:es)?)\b|\b(?:augencremes?|contorno de ojos|crema de ojos|creme (?:para os|de) olhos|contour des yeux|crema occhi|krem pod oczy)\b/,
	},
	{
		kind: "is_enough",
		asks: /^(?!.*\b(?:spf|factor|sun ?screens?|sun ?cream|lips?|retin\w*|tret\w*|(?:gentle|mild|strong|near|high|much|old|young|safe|soon) enough)\b).*\b(?:is|are|does|do|would|will) (?:my|this|that|these|those|the|it|what i) (?:\w+ ){0,8}?(?:enough|do the job|suffice\w*|all i need|fooling myself|kidding myself)\b|\bam i (?:fooling|kidding) myself\b|\b(?:chega|basta|suffit|reicht|wystarczy|e suficiente|es suficiente|alcanza|ainda serve|serve ainda|todavia sirve|sigue sirviendo|taugt (?:noch|die|meine)|va ancora bene|encore bonne?|jeszcze wystarcza)\b/,
	},
	{
		kind: "sun_honest",
		asks: new RegExp(
			`\\b${SUN}\\b.*\\b(?:do|does|would) (?:i|we|my \\w+) (?:even |really |actually |still )?need (?:one|it|that|any)\\b|\\b(?:not|never|no) (?:use|wear|put|need|bother with)?(?: \\w+){0,2} ?${SUN}\\b.*\\b(?:inside|indoors?|office|at home)\\b|\\b(?:inside|indoors?) only\\b`,
		),
		beside: new RegExp(`\\b${SUN}\\b`),
		unasked: true,
	},
	{
		kind: "which_cause",
		asks: /\bwhich (?:of (?:the|these|those) (?:two|three)?|one|is it)\b.*\b(?:is it|cause|blame|to blame|fault)\b|\bwhich of (?:the|these|those) (?:two|three|things) is it\b|\bwhat (?:is|could be|else could be) (?:the cause|causing|behind|doing) (?:it|this|that)\b|\bwhat (?:did|am) i (?:do|doing) (?:wrong|to it)\b|\bwhere does (?:it|this|that) come from\b/,
	},
	{
		kind: "makeup_after",
		asks: /\b(?:when|is|can|may|could|how soon)\b.*\b(?:make ?up|foundation|concealer)\b.*\b(?:allowed|again|ok|okay|wear|opening|wedding|party|event|after|back)\b|\b(?:when|can|may|could|how soon)\b.*\b(?:wear|put on|use)\b.*\b(?:make ?up|foundation|concealer)\b/,
		beside:
			/\b(?:laser\w*|fraxel|ipl|peels?|micro ?needl\w*|derma ?pen|resurfac\w*|procedure|treated|opening|allowed|herpes|blisters?|healing|scabs?|crusts?)\b/,
	},
	{
		kind: "prevents",
		asks: /\b(?:prevent|avoid|keep (?:it )?from|ward off|stop myself|not (?:to )?(?:head|go|end up|get)|head (?:it )?off|spare me)\b.*\b(?:rosacea|red\w*|there|wrinkles?|lines|acne|spots|melasma|patches|it|like (?:her|him|mum|mom|my \w+))\b/,
		beside: /\b(?:gran\w*|nan\w*|mother|mum|mom|father|dad|family|rosacea|aunt\w*)\b/,
		unasked: true,
	},
	{
		kind: "else_to_know",
		asks: /\b(?:anything|something|what) else (?:i should |to |worth )?(?:know\w*|do|mind|watch)\b|\banything (?:i should|to|else) (?:know|watch|mind)\b/,
	},
	{
		kind: "better_thing",
		asks: /\b(?:what|which|any|is there)(?: is| one is)? (?:an? )?better (?:gel|cream|product|thing|stuff|one|ointment)\b/,
	},
];

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
