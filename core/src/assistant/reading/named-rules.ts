import type { IntentRule } from "./intent-rule.ts";

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
