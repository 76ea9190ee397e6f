import { type ActiveId, isTreatment } from "../../knowledge/actives.ts";
import { allergensIn } from "../../person/allergens.ts";
import { isMineralFilter } from "../../products/facts/product-facts.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import type { Concern } from "../../skin/concern.ts";
import type { Asked, AssistantContext } from "../conversation.ts";
import { BRANDS_LIKE_WORDS } from "../guard/known-names.ts";
import { normalizeName } from "../guard/read-text.ts";
import { readSlots } from "../reading/read-slots.ts";
import { spellOut } from "../reading/spell-out.ts";

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
const nameHas = (words: RegExp) => (product: CatalogueProduct) => words.test(product.name);
const KINDS: readonly (KindOut & { said: RegExp })[] = [
	{ words: "gel", said: /\b(?:gels?|jell(?:y|ies))\b/, is: nameHas(/\b(?:gel|jelly)\b/i) },
	{ words: "a spray", said: /\b(?:sprays?|mists?)\b/, is: nameHas(/\b(?:spray|mist)\b/i) },
	{ words: "a stick", said: /\bsticks\b|\bstick$|\bstick\b(?! to)/, is: nameHas(/\bstick\b/i) },
	{ words: "balm", said: /\bbalms?\b/, is: nameHas(/\bbalm\b/i) },
	{ words: "powder", said: /\bpowders?\b/, is: nameHas(/\bpowder\b/i) },
	{ words: "oil in the name", said: /\boils?\b/, is: nameHas(/\boil\b(?![ -](?:free|control|absorbing))/i) },
	{ words: "lotion", said: /\blotions?\b/, is: nameHas(/\blotion\b/i) },
	{ words: "mineral filters", said: /\b(?:minerals?|physical|zinc|titanium)\b/, is: isMineralFilter },
	{
		words: "shea",
		said: /\bshea\b/,
		is: ({ inci }) => inci.some((name) => /butyrospermum|shea/i.test(name)),
	},
	{ words: "a tint", said: /\b(?:tint|tinted|tints)\b/, is: nameHas(/\btint/i) },
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

/** Brands that are wanted and those that are not. */
interface Brands {
	brands: readonly string[];
	not_brands: readonly string[];
}

const NOT_BEFORE =
	/(?:\bnot|\bno|\bavoid|\bnever|\bdo(?:n t|nt| not) like|\bwithout|\bexcept|\bother than|\binstead of|\bhate|\bnothing (?:from|by)|\bnot (?:from|by)|\b(?:do not|dont|don t) (?:say|show|give|name|tell|suggest|recommend|mention)(?: me)?|\banything but|\brather than|\bapart from|\bsick of|\b(?:so|am|m|totally|completely|well) over|\bdone with|\bfed up (?:with|of)|\b(?:tired|bored) of|\bleaving|\bquit(?:ting)?|\bstopped (?:using|buying)|\b(?:moving|switching|getting) (?:on|away|off)?(?: from)?|\bhad enough of|\banything but|\bca ?n(?:no| )?t stand|\ballergic to|\bdislike|\bditch(?:ing|ed)?|\bbored with)(?: (?:the|my|that|this|all|any))?(?: \w+)? $/;
const NOT_AFTER =
	/^ (?:\w+ ){0,3}?(?:(?:does|did|do|has done) (?:nothing|nowt|zilch|sod all)|(?:broke|breaks|breaking) me out|(?:irritat\w+|stings?|stung|burns?|burned|itches) (?:me|my)|feels? like|(?:is|are|was|got|s) (?:\w+ )?(?:too (?:dear|expensive|pricey|heavy|greasy|harsh|strong|drying)|rubbish|useless|awful|robbing|shit|crap)|makes? me (?:itch\w*|break|red|breakout)|gave me|left me|never work\w*|(?:doesn t|doesnt|didn t|didnt|dont) (?:work|help|suit|agree))\b/;
const LIKE_WORDS: ReadonlySet<string> = new Set(BRANDS_LIKE_WORDS.map(normalizeName));
const OF_LAST =
	/\b(?:not|no|never|without|another|different|other than)(?: \w+){0,2} (?:that|this|the same|their|its) (?:brand|make|company|label)\b|\b(?:different|another|other) (?:brand|make|company)\b|\bnot (?:from )?(?:them|that one)\b/;

/** Of what a message names; of what a product resembles the brand is not asked for. */
export function readBrands(
	{ message, history, context }: Asked,
	candidates: readonly CatalogueProduct[],
	like: CatalogueProduct | null,
): Brands {
	const brands = [...new Set(candidates.map((product) => product.brand))];
	const before = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const out = brands.filter((brand) => [message, ...before].some((text) => brandIn(text, brand) === "out"));
	const named = like === null ? brands.filter((brand) => brandIn(message, brand) === "named") : [];
	const last = OF_LAST.test(normalizeName(message))
		? context.shown.slice(0, 1).map(({ brand }) => brand)
		: [];
	return {
		brands: named.filter((brand) => !out.includes(brand)),
		not_brands: [
			...new Set([
				...out.filter((brand) => !named.includes(brand) || brandIn(message, brand) === "out"),
				...last,
			]),
		],
	};
}

/** Whether a message names a brand, and whether as one that is not wanted. */
export function brandIn(message: string, brand: string): "named" | "out" | null {
	const text = ` ${normalizeName(message)} `;
	const name = normalizeName(brand);
	const at = name === "" ? -1 : text.indexOf(` ${name} `);
	if (at < 0 || (LIKE_WORDS.has(name) && !hasCapital(message, brand))) return null;
	const after = text.slice(at + name.length + 1);
	return NOT_BEFORE.test(text.slice(0, at + 1)) || NOT_AFTER.test(after) ? "out" : "named";
}

function hasCapital(message: string, brand: string): boolean {
	const capital = brand.charAt(0).toUpperCase() + brand.slice(1);
	return message.includes(` ${capital}`);
}

/** One of several kinds that are looked for at once. */
export interface Part {
	category: ProductCategory | null;
	concerns: readonly Concern[];
	treatments: readonly ActiveId[];
}

const APART = /[,;+&/]|\.(?=\s|$)|\b(?:and|plus|n|und|y|et|as well as|then)\b/i;
const FOR_SOMETHING =
	/\b(?:something|anything|stuff|products?|treatments?|cream|one|spot \w+) (?:for|against|to fade|that fades)\b/;
/** Stands beside what is meant, or is owned already. */
const BESIDE =
	/\b(?:under|over|on top of|before|after|already|with my|my own|i (?:have|use|own)|instead of|not (?:a|an|the)|no|without|than)\b/;
const WISHED =
	/\b(?:need|want|get|buy|recommend\w*|suggest\w*|looking for|both|what do i|all (?:three|of)|something for|for \$?\d|under|total|budget|total of|bundle|kit|set|dollars|pounds|euros|bucks)\b|\$\d/;
const WEIGHS = /\b(?:or|vs|versus|difference|order|first|together|layer\w*|same time|mix\w*|wait)\b/;
const FEWEST = 2;

/** "A cleanser and something for dark marks": each kind by itself; none where one alone is wished for. */
export function readParts(message: string, context: AssistantContext): Part[] {
	const whole = spellOut(message);
	if (!WISHED.test(whole) || WEIGHS.test(whole)) return [];
	const parts = message.split(APART).flatMap((piece): Part[] => {
		const text = spellOut(piece);
		if (text === "" || BESIDE.test(text)) return [];
		const { category, concerns, actives } = readSlots(text, context);
		const treatments = actives.map(({ id }) => id).filter(isTreatment);
		if (category !== null) return [{ category, concerns: category === "serum" ? concerns : [], treatments }];
		return FOR_SOMETHING.test(text) && concerns.length > 0
			? [{ category: null, concerns, treatments: [] }]
			: [];
	});
	const kinds = new Map(parts.map((part) => [`${part.category} ${part.concerns.join()}`, part]));
	return kinds.size >= FEWEST && kinds.size === parts.length ? [...kinds.values()] : [];
}

const BEFORE =
	/\b(?:no|not|without|minus|nothing with|free (?:of|from)|avoid(?:ing)?|except|hates?|allerg\w+ to|react(?:s|ed|ing)? to|positive (?:for|to)|intoleran\w+ (?:to|of)|cannot (?:have|use|stand|tolerate)) (?!(?:be|so|too|very|pill|sting|leave|feel|make|dry|run|burn|clog|break|smell|need|want|roll|get|go|show|look|stay|mind|sure|greasy|sticky|heavy|foam|me)\b)((?:(?!no\b|not\b|without\b|but\b|with\b|for\b|please\b|pls\b|under\b|over\b)[a-z]+ ?){1,4})/g;
/** Somebody else's allergy, and one that nobody has told of. */
const NOT_MINE =
	/\b(?:i )?(?:never|did not|do not|have not)(?: \w+)? (?:said|say|told|tell|claim\w*|mention\w*)(?: \w+){0,2} i (?:am|was|have an?) allerg\w+(?: to (?:[a-z]+ ?){1,2})?|\bmy (?:friend|sister|brother|mum|mom|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|flatmate|roommate|colleague|cousin|son|daughter)s? (?:is|was|has|are) (?:an? )?allerg\w+ to (?:[a-z]+ ?){1,2}(?= not me\b| i am not\b| but (?:not me|i am not)\b)/g;
const AFTER = /\b([a-z]+(?: [a-z]+)?) free\b/g;
/** "Urea makes me sting", "coconut oil breaks me out". */
const BLAMED =
	/\b([a-z]+(?: [a-z]+)?) (?:makes?|made|breaks?|broke|brings?|gives?|gave|stings?|stung|burns?|irritates?) (?:me|my)\b/g;
/** "Positive for X and Y". */
const AND_TOO = /\b(?:positive (?:for|to)|allerg\w+ to) [a-z ]{3,60}? and ([a-z]+(?: [a-z]+)?)\b/g;

/** Ingredients beyond the actives that a spelled-out text wants left out: "no coconut", "lanolin free". */
export function readAvoided(text: string): string[] {
	const mine = text.replaceAll(NOT_MINE, " ").replaceAll(/\bnot no [a-z]+/g, " ");
	// Shea is a nut to whoever is allergic, and else one butter among others, which the kinds that are ruled out name.
	const own = /\ballerg/.test(mine) ? mine : mine.replaceAll(/\bshea(?: butter)?\b/g, " ");
	const said = [BEFORE, AFTER, BLAMED, AND_TOO]
		.flatMap((pattern) => [...own.matchAll(pattern)])
		.flatMap(([, words = ""]) => allergensIn(words.trim()));
	return [...new Set(said)].filter((about) => about !== "fragrance");
}
