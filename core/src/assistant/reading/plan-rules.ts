import { PLAN } from "./asking-words.ts";
import { type IntentRule, says } from "./intent-rule.ts";

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
