import { findActive } from "../../knowledge/actives.ts";
import { isStepId } from "../../knowledge/steps/step-rules.ts";
import { comparablePrice } from "../../products/catalogue/price.ts";
import { explainPick } from "../../products/explain-pick.ts";
import { stepProductRule } from "../../products/fits-step.ts";
import type { PickContext } from "../../products/pick-context.ts";
import type { Candidate } from "../../products/recommend-slots.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Asked, Citation } from "../conversation.ts";
import { byBrands, dollars } from "../find/asked-filters.ts";
import type { ForWhom } from "../find/for-whom.ts";
import type { LeftOut } from "../find/left-out.ts";
import type { SearchNeeds } from "../find/read-needs.ts";
import type { SearchResult } from "../find/search-products.ts";
import { budgetWords } from "../reading/money.ts";
import { citeProduct, citeRule, citeStep } from "../writing/cite.ts";
import { fullName } from "../writing/say-names.ts";

export function themOf({ other }: SearchNeeds): string {
	return other === null ? "you" : other.them;
}

/** "$15", "\u00a315 (about $19)". */
export function limitWords({ told_price }: SearchNeeds, max: number): string {
	return budgetWords({ max, ...(told_price !== null && { told: told_price }) });
}

/** What is no row of ours and was asked for beside what is. */
export function beyondShelf(message: string): string {
	return /\b(?:patch(?:es)?|stickers?|stars?)\b/i.test(message) &&
		/\b(?:zits?|pimples?|spots?|acne|star|pimple)\b/i.test(message)
		? "Spot patches are not in our catalog: any plain hydrocolloid ones do, stars or not, for spots with a head, overnight. If the sum is not enough for both, this week the wash and next week the patches."
		: "";
}

/** What was looked for, as it was understood: "a moisturizer for redness under $20". */
export function searchWords(needs: SearchNeeds): string {
	const { category, concerns, treatments, supporting, below_price, max_price, brands } = needs;
	const actives = [...treatments, ...supporting].map((id) => findActive(id)?.name ?? id);
	const noun = category === null ? "products" : category.replace("_", " ");
	const full = needs.gentle ? `gentle ${noun}` : noun;
	const kind = category === null ? full : withArticle(full);
	const parts = [
		kind,
		actives.length === 0 ? "" : `with ${joinWords(actives)}`,
		concerns.length === 0
			? ""
			: `for ${joinWords(concerns.slice(0, 2).map((concern) => CONCERN_WORDS[concern]))}`,
		needs.fragrance_free ? "without listed fragrance" : "",
		brands.length === 0 ? "" : byBrands(brands),
		priceLimit(needs, below_price, max_price),
	];
	const said = parts.filter((part) => part !== "").join(" ");
	return said === "products" ? "your routine" : said;
}

function withArticle(noun: string): string {
	return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function priceLimit(needs: SearchNeeds, below: number | null, max: number | null): string {
	if (below !== null) return `cheaper than ${dollars(below)}`;
	return max === null ? "" : `under ${needs.told_price ?? dollars(max)}`;
}

/** What no product of those keeps, and what no row tells. */
export function wishWords(
	needs: SearchNeeds,
	{ unmet, dearer }: Pick<SearchResult, "unmet" | "dearer">,
): string[] {
	const missing = unmet
		.filter(({ unknown, id }) => unknown === undefined || id === "matte")
		.map(({ words }) => words);
	const [dear] = dearer;
	return [
		missing.length === 0 ? "" : `None that fits the rest is ${joinWords(missing)}; these come nearest.`,
		dear === undefined
			? ""
			: `${capitalize(dear.wish.words)} and above your limit: ${fullName(dear.candidate.product)}, ${dollars(comparablePrice(dear.candidate.product) ?? 0)}.`,
		...needs.wishes.map(({ unknown }) => unknown ?? ""),
	];
}

export function moneyWords({ told_price, max_price }: SearchNeeds, message: string): string {
	const told =
		told_price === null || max_price === null ? "" : "Prices are from US shops, so yours may differ.";
	return /\b(?:shipping|postage|deliver\w*)\b/i.test(message)
		? `${told} Postage, and where it is delivered to, I do not know.`.trim()
		: told;
}

/** Other names on a list of what people most often cannot have. */
const ALSO_NAMED: Readonly<Record<string, string>> = {
	lanolin: "lanolin is also wool wax, wool alcohols or adeps lanae",
	methylisothiazolinone: "methylisothiazolinone is also MI or MIT, often beside MCI (Kathon)",
	cocamidopropyl_betaine: "cocamidopropyl betaine is also CAPB, while plain betaine is another thing",
	coconut: "coconut is also Cocos nucifera, and many washing agents with coco- come from it",
	urea: "urea is also carbamide",
};

export function alsoNamed(avoided: readonly string[]): string {
	const known = avoided.flatMap((about) => ALSO_NAMED[about] ?? []);
	return known.length === 0 ? "" : `Recipes change, so read the pack as well: ${known.join("; ")}.`;
}

export const MARKS_TAKE =
	"Marks take two to four months and longer to fade, and only with sunscreen every morning.";

export function citations(found: readonly Candidate[], leftOut: readonly LeftOut[]): Citation[] {
	const steps = [...new Set(found.map(({ slot }) => slot.step.step_id ?? ""))].filter(isStepId);
	return [
		...found.map(({ product }) => citeProduct({ id: product.id, name: fullName(product) })),
		...steps.map(citeStep),
		...ruleCitations(leftOut),
	];
}

export function ruleCitations(leftOut: readonly LeftOut[]): Citation[] {
	const ids = [...new Set(leftOut.map(({ rule_id }) => rule_id))];
	return ids.map((id) =>
		citeRule(id, id.startsWith("person.") ? "What you told us" : "Irritants and redness"),
	);
}

/** Facts of the row, led by what they have to do with this person. */
export function reasonFor(candidate: Candidate, asked: Asked, context: PickContext): string {
	const { product, slot } = candidate;
	const facts = explainPick(product, stepProductRule(slot.step, slot.key), context);
	const lead = leadFor(candidate, asked);
	return lead === "" ? facts : `${lead}: ${lowerFirst(facts)}`;
}

function leadFor({ product, slot }: Candidate, { context }: Asked): string {
	const { report } = context;
	const suggested = report !== null && slot.step.product?.id === product.id;
	if (suggested) return "The pick of your plan";
	const planned = report !== null && slot.step.because !== "";
	if (!planned) return "";
	const section = slot.places[0]?.section ?? "morning";
	return `Fits the ${section} ${slot.key.replace("_", " ")} step of your plan`;
}

function lowerFirst(text: string): string {
	return /^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const WHITE_FILM =
	"A white film comes from zinc oxide and titanium dioxide, so I looked for ones without them or with a tint. How it shows on your skin no list tells: try it on the jaw in daylight.";

const SHOPS = "I know shops only where a price was seen, so look whether yours has it.";

/** Wishes that no ingredient list can keep, and what is honest to say about each. */
const UNKEPT: readonly (readonly [RegExp, string])[] = [
	[
		/\b(?:swiss|british|american|indian|european|local(?:ly)? made|made in)\b/i,
		"Where a brand comes from is not in our catalog, so I did not go by it.",
	],
	[
		/\b(?:at|from|in|near)(?: my| the| a)? (?:target|cvs|walgreens|boots|superdrug|dm|rossmann|costco|tesco|aldi|lidl|pharmacy|drug ?store|supermarket|nykaa|watsons|monterrey)\b/i,
		SHOPS,
	],
	[
		/\bafter (?:\w+ )?(?:shav\w+|a shave)\b/i,
		"After shaving a cream without fragrance, alcohol and acids is fine: pat dry, then put it on.",
	],
	[
		/\b(?:halal|kosher|salaam|wudu friendly)\b/i,
		"Whether it is certified halal or kosher no list tells, so ask the maker; fatty alcohols such as cetyl alcohol are waxes and no drink or spirit.",
	],
	[
		/\b(?:vegan|nothing from animals|no animal\w*|plant based)\b/i,
		"A few names, such as glycerin, can be of plants or animals, which only the maker knows.",
	],
	[
		/\b(?:not|isnt|wont|doesnt|without|non) (?:be |too |so |being )*dry(?:ing)?\b/i,
		"Whether it dries you out shows in a week or two: tight after washing means change it.",
	],
	[
		/\b(?:cruelty.?free|not tested on animals|animal.?tested)\b/i,
		"How a product was tested no list tells; the maker's page does.",
	],
];

/** The shops of the message that are none of ours, wherever they stand in it. */
const OTHER_SHOPS =
	/\b(?:boots|superdrug|target|cvs|walgreens|dm|rossmann|douglas|m\u00fcller|tesco|asda|nykaa|watsons|priceline|chemist warehouse|mecca|clicks|dis-?chem)\b/i;

/** What was wished for and could not be looked at, or only in part. */
export function unkeptWishes(message: string, { no_cast, wishes, category }: UnkeptOf): string[] {
	const film = no_cast && category !== "cleanser" ? [WHITE_FILM] : [];
	const said = UNKEPT.filter(([words]) => words.test(message)).map(([, words]) => words);
	const shop = OTHER_SHOPS.test(message) && !said.includes(SHOPS) ? [SHOPS] : [];
	const makeup = wishes.some(({ id }) => id === "makeup")
		? ["Waterproof mascara needs a minute of it on closed, dry lids; then wipe, and wash after."]
		: [];
	return [...film, ...said, ...shop, ...makeup];
}

type UnkeptOf = Pick<SearchNeeds, "no_cast" | "wishes" | "category">;

const THEY = { him: "he", her: "she", them: "they" } as const;
const THEIR = { him: "his", her: "her", them: "their" } as const;

/** A sentence about the reader as one about somebody else; unchanged where there is nobody else. */
export function ofOther(text: string, other: ForWhom | null): string {
	if (other === null) return text;
	const they = THEY[other.them];
	const are = they === "they" ? "are" : "is";
	const their = THEIR[other.them];
	const verb = (plain: string) =>
		they === "they" ? plain : plain === "do" ? "does" : plain === "have" ? "has" : `${plain}s`;
	return text
		.replace(/\bat your age\b/g, other.age === null ? `at ${their} age` : `at ${other.age}`)
		.replace(/\bAt your age\b/g, other.age === null ? `At ${their} age` : `At ${other.age}`)
		.replace(/\byou told (?:me|us) (?:that )?you are\b/g, `${they} ${are}`)
		.replace(/\byou told (?:me|us) (?:that )?your skin is\b/g, `${their} skin is`)
		.replace(/\byou are\b/g, `${they} ${are}`)
		.replace(/\byou (use|take|have|get|do)\b/g, (_, plain: string) => `${they} ${verb(plain)}`)
		.replace(/\bsuits? you\b/g, (said) => said.replace("you", other.them))
		.replace(/\byour skin\b/g, `${their} skin`);
}

/** What was told of somebody else is all there is. */
export function unknownOf({ words, them, age, told }: ForWhom): string {
	const text = told.join(" ");
	const unknown = [
		...(/\ballerg\w+\b/.test(text) ? [] : ["allergies"]),
		...(them !== "him" && (age === null || age < PAST_CHILDBEARING) && !/\bpregnan\w*\b/.test(text)
			? ["a pregnancy"]
			: []),
		"medicines on skin",
		...(age === null ? ["age"] : []),
		...(/\bsensitiv\w*|react\w*|rosacea|eczema\b/.test(text) ? [] : ["what stings"]),
	];
	const list = unknown.length > 1 ? `${unknown.slice(0, -1).join(", ")} or ${unknown.at(-1)}` : unknown[0];
	return `Of ${words} I know only what you wrote, not ${list}: tell me if there is something.`;
}

const PAST_CHILDBEARING = 55;
