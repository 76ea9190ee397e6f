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

/** Questions that only this plan can answer, before all others: what first, what comes back, is it too late, stronger. */
export const OF_THE_PLAN: readonly ThingReader[] = [
	{
		kind: "come_back",
		asks: /\b(?:order|when|which|how|what)\b.*\b(?:come|comes|bring|add|introduce)\w*(?: \w+){0,3} back\b|\b(?:re ?introduc\w*|reintroduc\w*|bring back|add back)\b/,
	},
	{
		kind: "stop_first",
		asks: /\bwhat (?:do|should|would|must|can|could) i (?:stop|drop|cut|bin|throw|quit|strike|leave out|leave off|ditch)\b|\bwhat (?:would you|should i) (?:strike|cut|drop|bin)\b|\bwhich (?:\w+ ){0,3}(?:do|should|must|can) i (?:stop|drop|bin|ditch|leave out)\b|\bwhat (?:goes|has to go|needs to go|to (?:stop|drop|bin|cut|ditch))\b/,
	},
	{
		kind: "first_buy",
		asks: /\b(?:can|could|may|allowed to|let me|lets me) (?:only |just )?(?:buy|get|have) (?:only |just )?one (?:thing|product|item)\b/,
		unasked: true,
	},
	{
		kind: "first_buy",
		asks: /\b(?:what|which)\b.*\b(?:first|least|one|only|start with|begin with)\b.*\b(?:buy|get|spend|purchase|pay)\b|\b(?:buy|get|spend|purchase)\b.*\b(?:first|the least|to start with|to begin with)\b|\bbare minimum\b|\bthe (?:very )?(?:least|minimum) (?:i|that i|you)\b|\b(?:only|just) (?:buy|afford|get) one\b|\bif i (?:only|just|can only) (?:buy|get|afford)\b/,
	},
	{
		kind: "one_thing",
		asks: /\b(?:only|just) (?:(?:did|do|use|used|had time for|have time for|can do|could do|want|manage) )?one (?:thing|product|step)\b(?!.*\b(?:buy|get|afford|spend)\b)|\bthe one thing\b|\bone thing only\b|\bonly time for one\b|\b(?:choose|pick|name|keep|recommend) (?:me )?(?:just |only )?one (?:thing|product|step)\b|\b(?:a|one) single (?:step|product|thing)\b/,
	},
	{
		kind: "one_thing",
		asks: /\b(?:tell|give|show|name) me (?:just |only )?(?:the )?one (?:thing|product|step)\b/,
		unasked: true,
	},
	{
		kind: "may_stay",
		asks: /\b(?:which|what)(?: one)?s?(?: of (?:them|these|those|it|my \w+))? (?:may|can|could|should|do i|can i|may i|should i) (?:stay|keep|go on|remain|still use|carry on with)\b|\bwhat stays\b|\bwhich (?:of (?:them|these|those) )?(?:are|is) (?:still )?(?:ok|okay|safe|fine|allowed)\b/,
	},
	{
		kind: "stronger",
		asks: /\b(?:a |something |anything |one |get |use |try |is there |any )(?:\w+ ){0,2}stronger\b|\bstronger (?:one|cream|version|stuff|gel|strength)\b|\b(?:move|go|step|level) up\b(?: \w+){0,4} (?:to|from|in)\b|\bhigher (?:percent\w*|strength|dose|concentration)\b|\bincrease the (?:strength|dose|percent\w*)\b/,
	},
	{
		kind: "which_cream",
		asks: /\b(?:what|which)\b(?: \w+){0,3} (?:creams?|moisturi[sz]ers?|lotions?)\b(?!.*\b(?:first|before|sun|eye)\b).*\b(?:sting|burn|best|gentle|gentlest|mild|mildest|safe|safest|least|should|use|good|suit\w*|help\w*)\b/,
	},
	{
		kind: "too_harsh",
		asks: /\b(?:retino\w*|retinal|adapalene|differin|(?:\w+ )?acids?|aha|bha|vitamin c|benzoyl\w*|niacinamide)\b(?: \w+){0,3} too (?:harsh|strong|much|drying|irritating|aggressive) (?:for|on) (?:me|my|skin)\b/,
	},
	{
		kind: "treat_now",
		asks: /\b(?:can|may|could|should) i (?:already |now |safely )?(?:treat|tackle|fade|start treating|do (?:something|anything) (?:about|for|against)|use (?:something|anything) (?:for|on|against)) (?:it|them|this|these|that|those|the \w+|my \w+)(?: (?:now|yet|already|while \w+|during \w+))?\b/,
	},
	{
		kind: "what_serves",
		asks: /\bwhat (?:can|may|should|do|could) (?:i|we) (?:safely |actually )?(?:use|put|wear|apply|take)(?: (?:on|for|with|around|beside|under|over|at|in|that|which|now|here|instead|it|this|them|these|safely|during|while|the|my|is|are|will|help|work|works|helps|safe|night|evening|morning|pregnancy|pregnant|breastfeeding|face|skin|spots|pimples|tretinoin|retinol|cream))*$|\bwhat (?:is|are) (?:still )?(?:safe|allowed|ok|okay)(?: (?:for|to|in|during|while|me|use|put|on|now|pregnancy|pregnant|breastfeeding|my|face|skin))*$|(?<![\p{L}])qu[eé] (?:puedo|debo) (?:usar|ponerme|aplicar)|(?<![\p{L}])o que (?:posso|devo) (?:usar|passar)|(?<![\p{L}])que puis[- ]je (?:utiliser|mettre)|(?<![\p{L}])was (?:kann|soll) ich (?:benutzen|verwenden|nehmen|auftragen)/u,
	},
	{
		kind: "strength",
		asks: /\btoo (?:strong|weak|high|low)\b|\bstrong enough\b|\bwhat (?:percent\w*|strength)\b|\bwhich (?:percent\w*|strength)\b/,
		beside:
			/%|\b(?:percent\w*|strength|\d+(?: \d+)? (?:benzoyl\w*|retin\w*|glycolic|salicylic|azelaic|lactic))\b/,
	},
	{
		kind: "too_late",
		asks: /\b(?:too (?:late|old)|too far gone|late (?:now )?to (?:start|begin)|past (?:it|saving|help)|any point (?:at my age|now|starting|in starting)|worth (?:it |starting |bothering )(?:at|by|after) (?:my|our) age|ever too late|missed the boat|(?:silly|foolish|daft|pointless|mad|crazy|worth|worth it|any (?:use|sense)) (?:to |in )?(?:begin\w*|start\w*|both\w*)|(?:begin|start)(?:ning|ing)? now|left it too late|that ship sailed)\b|\b(?:a mis a[nñ]os|a mi edad|na minha idade|com a minha idade|in meinem alter|[aà] mon [aâ]ge|alla mia et[aà]|w moim wieku)(?![\p{L}])/u,
	},
	{
		kind: "too_early",
		asks: /\b(?:too (?:early|young|soon) (?:to|for)|(?:early|young|old) enough (?:to|for)|(?:need|start|begin)\w*\b.*\b(?:at my age(?! i (?:still|can))|already at|yet at|at (?:1[3-9]|2[0-9])))\b/,
	},
	{
		kind: "peel_at_home",
		asks: /\b(?:[2-9]\d) ?(?:%|percent|per cent)? ?(?:glycolic|aha|lactic|salicylic|bha|tca|mandelic|acid)\b|\b(?:glycolic|lactic|salicylic|mandelic|tca|aha|bha|chemical|acid) peels?\b.*\b(?:at home|myself|diy|online|amazon)\b|\bhome peels?\b|\bpeel (?:myself|at home)\b/,
		unasked: true,
	},
	{
		kind: "lips",
		asks: /(?<!\bupper )(?<!\blower )\b(?:my|the) lips\b(?! (?:are|is|look|turn\w*|go|got|get) (?:\w+ )?(?:dark|black|brown|swollen|swell\w*|numb|blue))/,
		beside: /\b(?:also|too|and|dry|dried|crack\w*|chap\w*|peel\w*|flak\w*|sore|winter|wind|cold|for)\b/,
		unasked: true,
	},
	{
		kind: "scrub",
		asks: /\b(?:scrubs?|scrubbing|exfoliating (?:glove|brush|pads?)|apricot (?:scrub|wash))\b/,
	},
	{
		kind: "white_cast",
		asks: /\b(?:sun ?screens?|sun ?creams?|sun ?blocks?|spf)\b.*\b(?:white|ghost\w*|chalk\w*|ash\w*|cast|gr[ea]y|purple|flour|baking|casper|mask|powdered)\b/,
	},
	{
		kind: "white_cast",
		asks: /\b(?:want|need|like|love|find|looking for|wish)\b.*\b(?:sun ?screens?|sun ?creams?|sun ?blocks?|spf)\b.*\b(?:(?:not|no|without|never)\b.*\b(?:white|ghost\w*|chalk\w*|ash\w*|cast|gr[ea]y|purple))\b/,
		unasked: true,
	},
	{
		kind: "mole_off",
		asks: /\b(?:mole|plasma|spot|skin tag|tag|freckle|wart) (?:\w+ )?pens?\b|\bpens?\b.{0,30}\bplasma\b|\bplasma\b.{0,30}\bpens?\b/,
		unasked: true,
	},
	{
		kind: "mole_off",
		asks: /\b(?:take|get|remove|burn|freeze|rub|cut|come|fall)\w*\b.*\b(?:off|rid|away|out)\b|\bremov\w*\b/,
		beside: /\bmoles?\b|\bskin tags?\b|\braised (?:black|brown|dark)\b|\b(?:black|brown) raised\b/,
	},
];

/** Asked of the plan as a whole, behind everything that is asked of one thing. */
export const OF_THE_WHOLE: readonly ThingReader[] = [
	{
		kind: "first_step",
		asks: /\b(?:which|what)(?: one)?(?: (?:serum|product|treatment|cream|active|thing|step)s?)?(?: of (?:them|these|those))?\b(?: \w+){0,5} (?:first|begin with|start with)\b(?!.*\b(?:goes on|layer|order|under|over|on top)\b)|\bwhere (?:do|should|would) (?:i|you)(?: even)? (?:start|begin)\b/,
	},
	{
		kind: "add_what",
		asks: /\bwhat (?:else )?(?:would|should|can|could|do|shall) (?:you|i|we) (?:add|slot|introduce)\b|\bwhere (?:would|do|does|should|could|can) (?:you|i|we|it|they|that|this|\w+) (?:slot|fit|put|go|place)\b/,
	},
];
