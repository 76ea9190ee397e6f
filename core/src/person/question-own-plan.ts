import type { ThingReader } from "./question-things.ts";

const EVERYTHING =
	"(?:everything|anything at all|all of (?:it|them|this|these)|it all|them all|the lot|the whole lot|all my (?:\\w+ )?(?:products?|stuff|serums?|things|creams?|actives?)|all the (?:\\w+ )?(?:products?|stuff|serums?|things|creams?|actives?)|every (?:single )?(?:product|serum|active))";
const SUN_CARE = "(?:sun ?screens?|sun ?creams?|sun ?blocks?|spf|cream|lotion)";

/** Questions about the plan as a whole that its own shape answers: is less wiser, is this too much, will more be quicker. */
export const OF_OWN_PLAN: readonly ThingReader[] = [
	{
		kind: "strip_back",
		asks: new RegExp(
			`\\b(?:strip|cut|par|pull|scal|dial)\\w* (?:(?:it|them|things|right|this|my|skin|care|routine|all|down|way) ){0,4}?(?:back|down)\\b|\\b(?:strip|cut|pare|scale)\\w* ${EVERYTHING} (?:back|down|out)\\b|\\b(?:stop|drop|quit|ditch|bin|leave|throw|chuck|dump|skip|pause)\\w* (?:using |out |off |away )?${EVERYTHING}(?! (?:that|which|else|from))|\\b(?:stop|quit|leave) (?:using |putting |doing )(?:anything|everything)\\b|\\b(?:go|going|gone|get|getting) (?:right |all the way |straight )?back to (?:just |only |a |an )?(?:basics|soap|water|wash\\w*|plain|simple|cream|nothing|little|bare|two|three|the (?:basics|bare|minimum))\\b|\\bback to basics\\b|\\bskin (?:fast\\w*|detox|diet)\\b|\\b(?:a )?(?:break|rest|holiday) from (?:${EVERYTHING}|(?:my )?products|skin ?care|my routine)\\b|\\b(?:do|use|need|try|doing|using) (?:less|nothing(?: at all)?|no products)\\b|\\bminimal\\w*\\b|\\bbare bones\\b|\\bneed (?:all|every one|half) of (?:it|them|these|this|those)\\b|\\bwould (?:one|two|three|fewer) do\\b|\\bfewer (?:products|steps|things)\\b|\\bless (?:is|be) more\\b|\\bsimplif\\w+\\b|\\b(?:start|begin) (?:over|again|fresh|from (?:scratch|zero|nothing))\\b|\\bclean slate\\b`,
		),
	},
	{
		kind: "neither",
		asks: /\b(?:add|buy|get|introduce|try)\b.* or (?:\w+ ){0,3}?(?:swap|change|switch|reorder|alternate|replace|move)\b|\b(?:swap|change|switch|reorder|replace|move)\b.* or (?:\w+ ){0,3}?(?:add|buy|introduce)\b/,
	},
	{
		kind: "overkill",
		asks: /\boverkill\b|\boverboard\b|\bover the top\b|\bexcessive\b|\ba (?:bit|little|tad) (?:too )?much\b|\bis (?:that|this|it) (?:how|the way) (?:it is|they|people|you|one) (?:do|does|done)\b|\bone too many\b/,
	},
	{
		kind: "morning_when",
		asks: /\b(?:when|what)\b(?: \w+){0,4} (?:my |the |a )?(?:morning|night|am|pm|evening)\b(?: \w+){0,3}$|\bwhat (?:counts as|is) (?:my |the )?(?:morning|night|evening)\b|\bwhich (?:is|one is) (?:my |the )?(?:morning|night)\b|\b(?:morning|am|night|pm|evening) (?:routine|part|steps?|half|ones?|bit)\b.*\b(?:before|after|when)\b/,
		beside:
			/\b(?:nights|(?:night|graveyard|late) ?(?:shifts?|nurse|guard|porter|worker|bus|driver|desk|crew)|shifts?|overnights?|graveyards?|nocturnal)\b/,
	},
	{
		kind: "morning_when",
		asks: /(?<![\p{L}])(?:kiedy|cu[aá]ndo|quando|quand|wann)(?![\p{L}]).*(?<![\p{L}])(?:rano|ranek|ma[nñ]ana|manh[aã]|matin|morgens?|mattina)(?![\p{L}])/u,
	},
	{
		kind: "burn_works",
		asks: /\b(?:burn|sting|tingl|hurt|peel|itch)\w*\b.*\b(?:(?:it|that|they|stuff) (?:is |are )?(?:working|works?|doing (?:something|its job))|good sign|how (?:you|i|we|they) know)\b|\b(?:burn|sting|tingl|pain|peel)\w* (?:is|are|being) (?:fine|good|normal|part of it)\b|\bno pain no gain\b|\b(?:does|is) (?:(?:that|the|this|it) )?(?:burn|sting|tingl|pain|peel|itch)\w* (?:\w+ )?(?:means?|proof|a sign)\b/,
	},
	{
		kind: "faster",
		asks: /\b(?:more|often|stronger|twice|times|double|extra|both|thicker|overnight|longer|all of them)\b.*\b(?:faster|quicker|sooner|speed\w*)\b|\b(?:faster|quicker|sooner) (?:if|with) (?:i |more|twice|both)\b|\b(?:faster|quicker|sooner|quickly)\b.*\b(?:overnight|longer|twice|more|both|thicker|stronger)\b|\bspeed (?:it|this|things|that) up\b|\b(?:off|gone|away|better|clear) (?:faster|quicker|sooner|quickly|overnight)\b/,
	},
	{
		kind: "sun_eyes",
		asks: /\b(?:one|something|anything|any|which|what)\b.*\b(?:stays?(?: put| on)?|(?:does|will|would) not (?:burn|sting|run|move|melt|slide|drip|come off)|water ?proof|water ?resist\w*|sweat ?proof|without (?:burning|stinging|crying|tears))\b/,
		beside: new RegExp(
			`^(?=.*\\beyes?\\b)(?=.*\\b(?:${SUN_CARE}|waves?|surf\\w*|sea|water|swim\\w*|sweat\\w*|run|running)\\b)`,
		),
	},
];
