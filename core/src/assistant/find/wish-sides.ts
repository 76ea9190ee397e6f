import { isMineralFilter } from "../../products/facts/mineral-filter.ts";
import type { CatalogueProduct } from "../../products/product.ts";

/** Which way a wish measures something against another. */
export type Than = "lighter" | "richer" | "gentler" | "cheaper" | "duller";

/** A kind that is ruled out, as it is said back and as a row shows it. */
export interface KindOut {
	/** After "without": "gel". */
	words: string;
	is: (product: CatalogueProduct) => boolean;
}

export interface WishSides {
	/** The text without what is ruled out. */
	wanted: string;
	/** What is ruled out, in its own words. */
	out: string;
	kinds_out: readonly KindOut[];
	than: Than | null;
}

const NEVER =
	"(?:no|not|without(?: any)?|never|except(?: for)?|anything but|everything but|other than|rather than|instead of|apart from|nothing (?:with|in|like)|minus|skip|hates?|(?:do|can|could|will) not (?:like|want|stand|take|bear|do|use|get on with|say|show|give|name|tell me|suggest|recommend)(?: me)?|not (?:keen on|into|a fan of)|no more|sick of|tired of|done with)";
/** Where what is ruled out ends and the wish goes on. */
const ENDS =
	"(?:no|not|nor|without|but|just|only|please|pls|plz|with|for|that|which|who|i|it|its|they|them|under|because|as|since|so|if|when|thanks|my|me|makes?|want|need|something|one that|rather)";
const OUT = new RegExp(
	`\\b${NEVER}\\b(?: (?:an?|the|any|another|of|in|from|one|kind of|sort of|too))*((?: (?!${ENDS}\\b)(?:and |or |nor )?(?!${ENDS}\\b)[a-z0-9]+){1,3})`,
	"g",
);
const THAN: readonly (readonly [Than, RegExp])[] = [
	[
		"lighter",
		/\b(?:lighter|thinner|less (?:heavy|greasy|thick|rich|oily|sticky|fatty)|more (?:light\w*|fluid)) (?:\w+ ){0,2}?than\b/,
	],
	[
		"richer",
		/\b(?:richer|thicker|heavier|more (?:moistur\w+|nourishing|hydrating|rich)) (?:\w+ ){0,2}?than\b/,
	],
	[
		"gentler",
		/\b(?:gentler|milder|softer|weaker|kinder|less (?:harsh|strong|aggressive|drying)) (?:\w+ ){0,2}?than\b/,
	],
	["cheaper", /\b(?:cheaper|less (?:expensive|dear|pricey)|costs? less) (?:\w+ ){0,2}?than\b/],
	["duller", /\b(?:less (?:shiny|glowy|dewy)|(?:more )?matt?e?r?) (?:\w+ ){0,2}?than\b/],
];
const named = (words: RegExp) => (product: CatalogueProduct) => words.test(product.name);
const KINDS: readonly (KindOut & { said: RegExp })[] = [
	{ words: "gel", said: /\b(?:gels?|jell(?:y|ies))\b/, is: named(/\b(?:gel|jelly)\b/i) },
	{ words: "a spray", said: /\b(?:sprays?|mists?)\b/, is: named(/\b(?:spray|mist)\b/i) },
	{ words: "a stick", said: /\bsticks\b|\bstick$|\bstick\b(?! to)/, is: named(/\bstick\b/i) },
	{ words: "balm", said: /\bbalms?\b/, is: named(/\bbalm\b/i) },
	{ words: "powder", said: /\bpowders?\b/, is: named(/\bpowder\b/i) },
	{ words: "oil in the name", said: /\boils?\b/, is: named(/\boil\b(?![ -](?:free|control|absorbing))/i) },
	{ words: "lotion", said: /\blotions?\b/, is: named(/\blotion\b/i) },
	{ words: "mineral filters", said: /\b(?:minerals?|physical|zinc|titanium)\b/, is: isMineralFilter },
	{
		words: "shea",
		said: /\bshea\b/,
		is: ({ inci }) => inci.some((name) => /butyrospermum|shea/i.test(name)),
	},
	{ words: "a tint", said: /\b(?:tint|tinted|tints)\b/, is: named(/\btint/i) },
];

/** What a spelled-out wish for a product takes in and what it keeps out: "no gel", "lighter than that", "anything but mineral". */
export function wishSides(text: string): WishSides {
	const spans = [...text.matchAll(OUT)].map(([said]) => said);
	const out = spans.join(" . ");
	return {
		wanted: spans.reduce((rest, span) => rest.replace(span, " "), text).replace(/ +/g, " "),
		out,
		kinds_out: KINDS.filter(({ said }) => said.test(out)),
		than: THAN.find(([, said]) => said.test(text))?.[0] ?? null,
	};
}
