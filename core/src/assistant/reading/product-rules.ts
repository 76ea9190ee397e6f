import { WANTS } from "./asking-words.ts";
import { type IntentRule, says } from "./intent-rule.ts";

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
