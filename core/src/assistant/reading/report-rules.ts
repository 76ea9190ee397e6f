import { PLAN } from "./asking-words.ts";
import { type IntentRule, says } from "./intent-rule.ts";

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
