import type { ThingReader } from "./question-things.ts";

const MAKE =
	"(?:creams?|serums?|gels?|toners?|moisturi[sz]ers?|cleansers?|oils?|lotions?|balms?|sun ?screens?|sun ?creams?|spf|vitamin c|retinol|bottles?|tubes?|jars?|pots?|tubs?|products?|stuff)";
const SUN_CARE = "(?:sun ?screens?|sun ?creams?|sun ?blocks?|spf|sun protection)";
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
			`\\b${SUN_CARE}\\b.*\\b(?:do|does|would) (?:i|we|my \\w+) (?:even |really |actually |still )?need (?:one|it|that|any)\\b|\\b(?:not|never|no) (?:use|wear|put|need|bother with)?(?: \\w+){0,2} ?${SUN_CARE}\\b.*\\b(?:inside|indoors?|office|at home)\\b|\\b(?:inside|indoors?) only\\b`,
		),
		beside: new RegExp(`\\b${SUN_CARE}\\b`),
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
