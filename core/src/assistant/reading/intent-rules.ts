import type { AssistantContext } from "../conversation.ts";
import type { Intent, Slots } from "../question.ts";

const FEW_WORDS = /\(\?:((?: \\w\+)|(?:\\w\+ ))\)\{0,([1-3])\}/g;

/**
 * The same pattern, cheaper to begin with. V8 unrolls `(?: \w+){0,3}` and compiles whatever follows once for each round,
 * which makes the first use of a long pattern take milliseconds; a group that captures is compiled as a loop. For `test`
 * only: it counts other groups.
 */
export function leanPattern(pattern: RegExp): RegExp {
	return new RegExp(pattern.source.replace(FEW_WORDS, "($1){0,$2}"), pattern.flags);
}

/** What a rule may look at: the words, what they name, and what is known of the person. */
interface Seen {
	text: string;
	slots: Slots;
	context: AssistantContext;
}

export interface IntentRule {
	intent: Intent;
	fits: (seen: Seen) => boolean;
}

/** A rule that looks at the words only. */
export function says(pattern: RegExp): IntentRule["fits"] {
	const lean = leanPattern(pattern);
	return ({ text }) => lean.test(text);
}

/** Words of somebody who wants a product, as far as the rest of the message names one. */
export const WANTS =
	/\b(?:recommend\w*|suggest\w*|looking for|do you have|is there (?:an?|any)|something (?:against|for|that|to)|find (?:me )?(?:an?|some|something)?|search(?:ing)? for|show me|what is (?:a|the) (?:good|best)|which (?:\w+ )?(?:should i (?:buy|get|choose|pick|use)|is (?:the )?best|do you recommend|works best)|what (?:\w+ )?(?:should i (?:buy|get|choose|pick)|do you recommend|to buy|would you (?:buy|pick|recommend))|best|good|nice|need (?:an?|some|new|another|something)|want (?:an?|some|new|another|to buy)|buy|shopping|shop for|get me|any (?:good|cheap|nice|other)|alternatives?|dupes?|replacement|replace|swap|product for|products for|something for|anything for|options?|give me|picks?)\b/;

/** The same without the words that only praise: "is a serum good". */
export const WANTS_NOW =
	/\b(?:recommend\w*|suggest\w*|looking for|find (?:me|an?|some)|search(?:ing)? for|show me|buy|shopping|get me|need (?:an?|some|new)|which (?:\w+ ){1,3}should i (?:buy|get|choose|use))\b/;

/** The care plan, however it is called. */
const PLAN = /\b(?:plan|routine|regimen|steps?|care plan|schedule|calendar)\b/;

/** Advice is behind somebody already: the same once more is no help. */
export const TRIED =
	/\b(?:(?:already|have|ive) (?:\w+ )?(?:tried|done|did|used)|tried (?:\w+ ){0,2}(?:already|it all|all|everything|that|those|them)|(?:i )?(?:did|do|done) (?:all )?(?:that|those|it) already|(?:nothing|none of (?:it|that|them)) (?:\w+ )?(?:works?|worked|helps?|helped))\b/;

const EVIDENCE = /\b(?:evidence|proof|proven|studies|study|science|research)\b/;
export const MEDICINE = /\b(?:prescri\w+|medicines?|medications?|from my (?:doctor|dermatologist))\b/;

/** Questions about the plan: what changed, why a step is there, what may go. */
export const PLAN_RULES: readonly IntentRule[] = [
	{
		intent: "plan_changes",
		fits: ({ text }) =>
			PLAN.test(text) &&
			/\b(?:chang\w*|different|new|updated?|rebuilt|differ|replaced|gone|disappeared)\b/.test(text),
	},
	{
		intent: "plan",
		fits: ({ text }) => PLAN.test(text) && MEDICINE.test(text) && !/\bwhy\b/.test(text),
	},
	{
		intent: "plan_why",
		fits: ({ text, slots, context }) =>
			context.report !== null && slots.category !== null && slots.section !== null && EVIDENCE.test(text),
	},
	{
		intent: "plan",
		fits: ({ text, slots }) =>
			slots.section !== null &&
			/\bwhat (?:do|should) i (?:do|use|put|apply)\b/.test(text) &&
			slots.concerns.length === 0,
	},
	{
		intent: "plan_why",
		fits: ({ text, slots, context }) =>
			context.report !== null &&
			(slots.category !== null || slots.actives.length > 0) &&
			/^(?:so |but |and )*(?:why (?:the |an? |my )?\w+(?: \w+)?$|what is (?:the|my|this) \w+(?: \w+)? for$)/.test(
				text,
			),
	},
	{
		intent: "plan_why",
		fits: ({ text, slots }) =>
			/\b(?:why|reason|what for|purpose|point of|based on what|because of what)\b/.test(text) &&
			(PLAN.test(text) ||
				((slots.category !== null || slots.actives.length > 0) &&
					/\b(?:my|me|i|you|did|recommend\w*|suggest\w*|there|picked?|chose)\b/.test(text))) &&
			!/\b(?:wrong|bad|worse|sting|burn|expensive|cheap)\b/.test(text),
	},
	{
		intent: "plan_drop",
		fits: ({ text, slots }) =>
			slots.category !== null &&
			slots.concerns.length + slots.actives.length === 0 &&
			/^(?:so |but )?(?:do|does|are|is) (?:\w+ ){1,3}(?:really |actually |even )?(?:works?|worth|needed|necessary|useful|important|overrated|pointless|anything)\b/.test(
				text,
			),
	},
	{
		intent: "plan_drop",
		fits: says(
			/\b(?:(?:routine|plan) (?:\w+ )?cheaper|cheaper (?:routine|plan)|bare minimum|minimum (?:i|routine|steps?)|the minimum|only have (?:\d+|a few|two|five) minutes|no time|quickest|shortest)\b/,
		),
	},
	{
		intent: "plan_drop",
		fits: ({ text }) =>
			/\b(?:drop|skip|leave out|remove|cut|simplify|shorten|shorter|fewer|less steps|too (?:long|many|much)|do i (?:really )?need|need (?:all|every)|have to (?:use|do|keep)|must i|necessary|without the|minimal\w*|lazy|omit|get rid of)\b/.test(
				text,
			) &&
			/\b(?:plan|routine|steps?|toner|serum|cleanser|moisturizer|sunscreen|eye cream|mask|exfoliant|it|this|ones?|products?)\b/.test(
				text,
			) &&
			!/\b(?:get rid of (?!the|my (?:toner|serum))|breakout|pimple|acne|wrinkle)/.test(text),
	},
];

const PRODUCT_WORD =
	/\b(?:products?|something|anything|brands?|items?|options?|one|alternatives?|dupes?|picks?)\b/;
/** Asks what something of their own is or has, and wants none. */
const OF_OWN = /^(?:(?:so|and|but|ok) )*(?:does|do|is|are|has|have) my\b/;
const HOW = /\b(?:how|why|can|may|is|are|do|does|should|when|my)\b/;

/** Searches for a product, and questions about those in use. */
export const PRODUCT_RULES: readonly IntentRule[] = [
	{
		intent: "find_product",
		fits: ({ text, slots }) =>
			WANTS.test(text) &&
			!OF_OWN.test(text) &&
			(slots.category !== null ||
				PRODUCT_WORD.test(text) ||
				slots.budget !== null ||
				(slots.actives.length > 0 &&
					/\b(?:buy|recommend\w*|find|best|looking for|show|which|want an?)\b/.test(text))) &&
			!/\b(?:is it good to|good (?:idea|for me to)|best (?:way|time)|show me my (?:plan|routine|report)|need (?:a|to see) (?:a )?(?:doctor|dermatologist)|my (?:plan|routine|report))\b/.test(
				text,
			),
	},
	{
		intent: "find_product",
		fits: ({ slots }) => slots.category !== null && (slots.budget !== null || slots.cheaper),
	},
	{
		intent: "find_product",
		fits: ({ text, slots }) =>
			(slots.budget !== null &&
				(slots.concerns.length > 0 || slots.actives.length > 0 || PRODUCT_WORD.test(text))) ||
			(slots.category !== null &&
				slots.concerns.length > 0 &&
				text.split(" ").length <= 6 &&
				!HOW.test(text)),
	},
	{
		intent: "find_product",
		fits: ({ text, slots }) =>
			/\b(?:what|which|anything|something)\b(?: \w+){0,4} (?:buy|purchase|shop for)\b/.test(text) &&
			slots.concerns.length + slots.actives.length > 0,
	},
	{
		intent: "find_product",
		fits: ({ text, slots }) =>
			slots.category !== null &&
			/\b(?:nothing|anything but|not|no|other than|except|without anything) (?:\w+ )?(?:from|by)\b/.test(
				text,
			),
	},
	{ intent: "find_product", fits: ({ text, slots }) => slots.cheaper && text.split(" ").length <= 8 },
	{ intent: "in_use", fits: ({ text, slots }) => slots.category !== null && OF_OWN.test(text) },
	{
		intent: "in_use",
		fits: says(
			/\b(?:(?:my|our) (?:own )?(?:products?|shelf|stuff|bathroom|collection|cabinet)|products? (?:that )?i (?:use|have|own|am using)|what (?:do )?i (?:use|am using)|(?:i|we) (?:already )?(?:use|have|own)\b.*\b(?:ok|okay|fine|enough|problem|wrong|keep|check)|warnings?|anything wrong with|problems? (?:with|in) (?:my|the) (?:products?|routine)|check my (?:products?|routine|shelf)|is my (?:\w+ )?(?:cleanser|toner|serum|moisturizer|sunscreen|mask|exfoliant|cream) (?:ok|okay|good|fine|enough|right|bad|too \w+|any good)|(?:things|stuff|what) (?:that )?i use|too many (?:products|actives))\b/,
		),
	},
];

const CHANGED =
	/\b(?:progress|improv\w*|better or worse|got (?:better|worse)|get(?:ting)? (?:better|worse)|(?:is|are|has|have|did|does)(?: \w+){1,6} (?:better|worse|changed?|improved?|faded?|reduced?|gone (?:up|down)|increased?|decreased?)|since (?:last|my|the)|last (?:time|scan|month|week|photo|report)|compared?(?: \w+){0,3} (?:to|with)|previous (?:scan|report|photo)|over time|trend|why (?:did|has|have|is|are)(?: \w+){1,6} (?:change\w*|worse|better|higher|lower|go(?:ne)? (?:up|down)|differ\w*|increase\w*|drop\w*|rise\w*|risen)|what (?:has )?changed|photo noise|first scan)\b/;
const REPORT =
	/\b(?:report|scan|result\w*|score\w*|severity|analysis|findings?|assessment|reading|measured|overlay|what did you (?:see|find|notice)|how (?:is|are|does|do|bad|severe|much)(?: \w+){0,2} my|my (?:skin|face)(?: \w+){0,3} (?:like|look|doing|type)|skin type|what type of skin|(?:worst|biggest|main|top) (?:problem|concern|issue)|work on first|focus on|numbers|is my \w+ (?:serious|severe|bad|normal|ok|okay)|what skin|am i (?:oily|dry|sensitive|combination)|is my skin|do i have (?:\w+ )?(?:dry|oily|sensitive|combination|normal)|how sensitive|my (?:skin )?sensitivity|strengths?|good about my|tell me about my (?:skin|face)|describe my|what (?:about|is (?:up|going on|wrong) with|(?:do|did|can) you (?:see|notice) (?:on|in|about)) my|(?:worst|best) (?:thing|part|area|spot)|say(?:s)? i have|how many (?:pimples|spots|pores|blackheads|lines|wrinkles)|(?:can|do|did) you (?:see|notice|find|spot))\b/;
const OWN = /\b(?:my|i|me|mine|this|the|our|it|anything|something|everything)\b/;

/** Questions about the report, changes over time, and the plan as a whole. */
export const REPORT_RULES: readonly IntentRule[] = [
	{
		intent: "report_unmeasured",
		fits: says(
			/\b(?:not (?:be )?(?:measured|measurable|read)|cannot (?:be )?(?:measure|measured|read|see)|could not (?:be )?(?:measured?|read|see)|unmeasur\w*|missing from (?:my|the) report|why (?:is|are|was|were) (?:\w+ ){0,3}(?:missing|not (?:there|shown|in))|no (?:number|score|reading|result)s? for|not shown)\b/,
		),
	},
	{
		intent: "report_sureness",
		fits: says(
			/\b(?:how (?:sure|certain|confident)|are you (?:sure|certain)|confidence|certainty|trust (?:this|the|my|your|that|these)|could (?:it|this|you|the report) be wrong|(?:is|are) (?:it|this|the (?:scan|report|numbers?|scores?)|that) (?:right|correct|wrong|true|accurate)|margin of error|give or take)\b/,
		),
	},
	{
		intent: "progress",
		fits: ({ text }) =>
			CHANGED.test(text) &&
			(OWN.test(text) || /\bprogress\b|^(?:so )?what (?:has |is )?changed\b/.test(text)) &&
			!/\b(?:how (?:do|can|to)|what (?:can|should) i (?:do|use)|better (?:to|for|if|than (?!before|last|my last|a|the last|ever))|what is better)\b/.test(
				text,
			),
	},
	{
		intent: "plan",
		fits: ({ text, slots }) =>
			(/\b(?:which|what) (?:days?|nights?)\b/.test(text) && slots.category !== null) ||
			(PLAN.test(text) && !/\b(?:free|plus|pro|trial|paid) plan\b/.test(text)) ||
			(slots.section !== null &&
				/\b(?:what (?:do|should) i (?:do|use|put|apply)|what is (?:for )?(?:my )?(?:tonight|this morning)|show me)\b/.test(
					text,
				)) ||
			/\b(?:tonight|what should i do (?:today|now|next))\b/.test(text),
	},
	{
		intent: "report",
		fits: ({ text, slots }) =>
			REPORT.test(text) &&
			(OWN.test(text) || slots.concerns.length > 0) &&
			!/\b(?:how (?:do|can|should) i|what (?:can|should) i (?:do|use)|get rid|help with)\b/.test(text) &&
			!(slots.actives.length > 0),
	},
];

/** What is left where a message only names a product, an ingredient or a concern. */
export const NAMED_RULES: readonly IntentRule[] = [
	{
		intent: "product_facts",
		fits: ({ text, slots, context }) =>
			(context.named.length > 0 && !/\b(?:find|recommend|looking for)\b/.test(text)) ||
			(slots.ordinal !== null && context.shown.length > 0),
	},
	{
		intent: "how_to_use",
		fits: ({ text, slots }) =>
			/\b(?:how (?:do|should|to|can|much|often|many times|long|would)|when (?:do|should|can|to)|which (?:time|night)|what time|how many|use it|apply|start(?:ing)?|introduce|begin|every (?:day|night)|daily|twice|morning or night|am or pm|day or night|percent\w*|strength|concentration)\b/.test(
				text,
			) &&
			(slots.actives.length > 0 || slots.category !== null) &&
			!(
				slots.concerns.length > 0 &&
				slots.actives.length === 0 &&
				/\b(?:get rid|treat|help|reduce|fix)\b/.test(text)
			),
	},
	{
		intent: "ingredient",
		fits: ({ slots }) =>
			slots.actives.length > 0 || (slots.excluded.length > 0 && slots.concerns.length === 0),
	},
	{
		intent: "concern_advice",
		fits: ({ slots, text }) => slots.concerns.length > 0 && text.split(" ").length <= 60,
	},
	{
		intent: "find_product",
		fits: ({ text, slots }) =>
			slots.category !== null && text.split(" ").length <= 6 && !/\b(?:or|vs|versus)\b/.test(text),
	},
	{ intent: "how_to_use", fits: ({ slots }) => slots.category !== null },
];
