import { type ActiveId, isRetinoid, isTreatment } from "../../knowledge/actives.ts";
import type { Texture } from "../../knowledge/steps/step-rule.ts";
import { BUDGET_LIMIT, comparablePrice } from "../../products/catalogue/price.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import { planSteps } from "../../routine/plan-steps.ts";
import type { Concern } from "../../skin/concern.ts";
import type { Asked, AssistantContext, ProductSearch } from "../conversation.ts";
import type { Slots } from "../question.ts";
import { inPlainEnglish } from "../reading/gloss-message.ts";
import { ownMeant } from "../reading/own-products.ts";
import { readActives, readSlots } from "../reading/read-slots.ts";
import { spellOut } from "../reading/spell-out.ts";
import { type ForWhom, readForWhom } from "./for-whom.ts";
import {
	type KindOut,
	type Part,
	readAvoided,
	readBrands,
	readParts,
	type Than,
	wishSides,
} from "./read-wish.ts";
import { shopWish, type Wish, wishesIn } from "./wishes.ts";

/** What a product has to be, as it was asked for. */
export interface SearchNeeds {
	category: ProductCategory | null;
	concerns: readonly Concern[];
	/** Treatments to lead the formula. */
	treatments: readonly ActiveId[];
	/** What the treatments stand for as something milder. */
	softened: readonly ActiveId[];
	/** Supporting ingredients to lead it. */
	supporting: readonly ActiveId[];
	excluded: readonly ActiveId[];
	/** Other ingredients to leave out, by the names allergies have. */
	avoided: readonly string[];
	fragrance_free: boolean;
	gentle: boolean;
	/** USD, included. */
	max_price: number | null;
	/** USD, not included: the price of what it has to be cheaper than. */
	below_price: number | null;
	brands: readonly string[];
	/** Ruled out in this message or one before it. */
	not_brands: readonly string[];
	textures: readonly Texture[];
	spf_min: number | null;
	mineral: boolean;
	tinted: boolean;
	/** No white film. */
	no_cast: boolean;
	/** Shown already, or what it has to resemble. */
	without: ReadonlySet<string>;
	like: CatalogueProduct | null;
	count: number;
	/** "Not foaming". */
	foamless: boolean;
	/** Kinds that are ruled out: "no gel", "anything but mineral". */
	kinds_out: readonly KindOut[];
	/** What it has to be lighter, richer or gentler than, and that is not shown again. */
	than: { way: Than; product: CatalogueProduct } | null;
	/** The lowest price goes first. */
	cheapest: boolean;
	/** Several kinds at once, or a whole routine for one sum. */
	parts: readonly Part[];
	/** Sunscreen and day cream in one. */
	one_for_two: boolean;
	/** What is wished for beside the kind. */
	wishes: readonly Wish[];
	/** Somebody else it is for. */
	other: ForWhom | null;
	/** The limit as it was said, where that was other money. */
	told_price: string | null;
}

const FEW = 3;
const LIST = 5;
const ASKS_LIST =
	/\b(?<!\b(?:your|the|its|ingredients?|whole|full) )(?:list|lists|options|several|few|five|5 (?:products|options)|top 5|alternatives|choices|all the)\b/;
const CHEAPEST = /\b(?:cheapest|lowest (?:price|cost)|least expensive|most affordable)\b/;
const ASKS_ONE =
	/\b(?:just|only|exactly|at most|max(?:imum)?) (?:one|1)\b|\b(?:one|1) (?:\w+ )?(?:product|thing|item)\b/;
const ANOTHER =
	/\b(?:another|other (?:one|ones|options?)|different (?:one|ones)|something else|anything else|else|more|next|not (?:that|this|the \w+) one)\b/;
const LIKE =
	/(?<!\b(?:feels?|felt|looks?|looking|looked|smells?|is|just|under|do|not|dont|would|i|be|acts?|face|me|up|got|price|budget) )\blike\b|\b(?:similar(?: to)?|(?:softer|gentler|milder|kinder|weaker) (?:version|one|form|than|alternative)|alternative (?:to|for)|alternatives (?:to|for)|dupes?|equals?|equivalent|same (?:sort|kind|type) of thing|same but|as good as|instead of|replace(?:ment)?|swap)\b/;
const FOLLOWS =
	/^(?:and|but|or|what about|how about|ok|okay|also|then|no|yes)\b|\b(?:ones?|it|them|that|those|cheaper|instead|btw|forgot|allerg\w+)\b/;
const TEXTURES: readonly (readonly [RegExp, readonly Texture[]])[] = [
	[/\b(?:light(?:er)?|lightweight|not (?:heavy|greasy)|non greasy|oil free)\b/, ["gel", "fluid", "lotion"]],
	[/\b(?:rich|thick|heavy)(?:er)?\b|\bheavier\b/, ["cream", "balm"]],
	[/\bgel\b/, ["gel"]],
	[/(?<!\b(?:not|no|non|without|never) )\bfoam\w*\b/, ["foam"]],
	[/\blotion\b/, ["lotion"]],
	[/\bbalm\b/, ["balm"]],
];
const SET =
	/\b(?:everything|(?:whole|full|entire|complete|basic|starter) (?:routine|set|kit|thing)|all (?:of (?:it|them)|three)|all together|(?:own|have|got) (?:nothing|no (?:products|skin ?care))|(?:start\w*|begin\w*) from (?:scratch|zero|nothing)|from cleanser to|cleanser to (?:spf|sunscreen)|cleanser moisturizer (?:and )?(?:spf|sunscreen))\b/;
const SPF = /\bspf ?(\d{2,3})\b/;

/** What mineral filters without a tint leave on skin, and nobody wishes for. */
const FILM =
	/\bwhite ?casts?\b|\b(?:white|whitish|ghost\w*|ashy|gr[ae]y|purple|chalky) (?:casts?|film|face|residue|layer|look|traces?|streaks?)\b|\bghost\w*\b|\bcasper\b|\bashy\b|\bwhitish\b|\bplum\b|\b(?:white|safed) na\b|\blike (?:a |an )?(?:mime|geisha|corpse|vampire|zombie)\b|\b(?:turn(?:s|ed)?|makes?|made|leaves?|left|look(?:s|ed|ing)?) (?:me |her |him |them |my (?:face|skin) )?(?:white|gr[ae]y|purple|chalky)\b/;

export function leavesFilm(text: string): boolean {
	return FILM.test(text);
}

/** A whole routine is meant, not one product. */
export function asksForSet(text: string): boolean {
	return SET.test(text);
}

/** "Not greasy" is how a product should feel, and says nothing of the skin. */
export function meantConcerns(text: string, concerns: readonly Concern[]): readonly Concern[] {
	const ofFeel = wishesIn(text, null).some(({ id }) => id === "matte") && !OILY_SKIN.test(text);
	const notTight = wishesIn(text, "cleanser").some(({ id }) => id === "not_tight") && !/\bdry\b/.test(text);
	return concerns.filter((one) => !(ofFeel && one === "shine") && !(notTight && one === "dryness"));
}

const OILY_SKIN =
	/\b(?:oily|greasy|shiny) (?:skin|face|forehead|nose|tzone|type|t zone)\b|\b(?:skin|face|forehead|nose|tzone) (?:is|gets|goes|shines?|always)\b|\b(?:shines?|shiny|greasy|oily)\b(?: \w+){0,3} (?:forehead|nose|face|by noon|by lunch|all day)\b|\b(?:i|he|she|always) (?:am |is )?(?:so |very |always )?(?:shin\w+|oily|greasy)\b/;

/** "What to put where the retinol was": what is named is what goes. */
export const PLACE =
	/\b(?:where|instead of|in place of|to replace|replaces?|replacing)\b(?: \w+){0,4} (?:retinols?|retinoids?|retinal|tretinoin|adapalene|acids?|benzoyl|vitamin|serum|cream)\b|\b(?:retinol|retinoid|acid|niacinamide|benzoyl peroxide) (?:alternatives?|replacement|substitute)\b|\balternatives? (?:to|for) (?:the |my )?(?:retinol|retinoids?|acids?|benzoyl)\b/;

/** "ONE product". */
export function asksForOne(text: string): boolean {
	return ASKS_ONE.test(text);
}

/** The one of theirs that is meant; of several the one with the ingredient that is named. */
export function ownAlike(
	text: string,
	{ in_use }: AssistantContext,
	{ actives }: Pick<Slots, "actives">,
): CatalogueProduct | undefined {
	const meant = ownMeant(text, in_use).flatMap(({ product }) => product ?? []);
	const ids: readonly string[] = actives.map(({ id }) => id);
	const holds = (product: CatalogueProduct) => productFacts(product).key.some((id) => ids.includes(id));
	const ofShelf = in_use.flatMap(({ product }) => product ?? []).filter(holds);
	return meant.find(holds) ?? (/\bmy\b/.test(text) ? ofShelf[0] : undefined) ?? meant[0];
}

/** It should come close to one they have or had. */
export function asksForAlike(text: string): boolean {
	return LIKE.test(text);
}

/** Reads the search, the message and, where the message leans on them, the person's turns before it. */
export function readNeeds(
	search: ProductSearch,
	asked: Asked,
	candidates: readonly CatalogueProduct[],
): SearchNeeds {
	const { message, history, context } = asked;
	const text = spellOut((inPlainEnglish(message) ?? message).replace(/\bw\/o\b/gi, "without"));
	const said = readSlots(text, context);
	const intent = readSlots(spellOut(search.product_intent), context);
	const before = FOLLOWS.test(text)
		? history.filter(({ role }) => role === "user").map((turn) => readSlots(spellOut(turn.message), context))
		: [];
	const all = [said, intent, ...before.toReversed()];
	const own = ownAlike(text, context, said);
	const like = LIKE.test(text) ? (own ?? context.named[0] ?? referred(said, context.shown)) : null;
	const sides = wishSides(text);
	const ofKind = context.named.find((one) => one.category === (search.category ?? said.category));
	const beside =
		sides.than === null ? null : (own ?? ofKind ?? context.named[0] ?? referred(said, context.shown));
	const near = like ?? beside;
	const share = like === null ? null : shareOf(text, like);
	const place = [text, ...(FOLLOWS.test(text) ? earlier(history) : [])].find((one) => PLACE.test(one));
	const replaced = place !== undefined ? readSlots(place, context).actives.map(({ id }) => id) : [];
	const wasRetinoid = replaced.some(isRetinoid);
	const category =
		(like !== null && SOFTER.test(text) ? like.category : null) ??
		(wasRetinoid ? "serum" : null) ??
		search.category ??
		first(all, "category") ??
		near?.category ??
		categoryOf(said, asked);
	const excluded = unique([...all.flatMap((slots) => slots.excluded.map(({ id }) => id)), ...replaced]);
	const namedConcerns = meantConcerns(
		text,
		(all.find(({ concerns }) => concerns.length > 0) ?? said).concerns,
	);
	const cheaper = said.cheaper || intent.cheaper;
	const picked = cheaper && near === null ? pickMeant(text, category, context, candidates) : null;
	const beat = cheaper ? priceToBeat(said, category, near ?? picked, context.shown) : null;
	// The dot keeps a wish of one from running on into the other.
	const full = `${text} . ${spellOut(search.product_intent)}`;
	const wanted = wishSides(full).wanted;
	const never = readAvoided(full);
	const milder = sides.than === "gentler" && near === null;
	// What stands behind "than" is what it is measured against, and not looked for.
	const measure = sides.than === null ? [] : readActives(text.split(/\bthan\b/).at(-1) ?? "").named;
	const isMeasure = (id: ActiveId) => measure.some((one) => one.id === id);
	const actives = wantedActives(all, like).filter((id) =>
		milder ? isMeasure(id) : !excluded.includes(id) && !never.includes(id) && !isMeasure(id),
	);
	const brands = readBrands(asked, candidates, near);
	const texts = FOLLOWS.test(text) ? [full, ...earlier(history)] : [full];
	const wishes = wishesIn(texts.join(" . "), category);
	const shop = shopWish(full);
	const softer = milder || ((like !== null || excluded.length > 0) && SOFTER.test(text));
	const budget = all.find((slots) => slots.budget !== null)?.budget ?? null;
	const other = readForWhom(asked);
	return {
		category,
		concerns: namedConcerns.length === 0 && wasRetinoid ? ["lines"] : namedConcerns,
		softened: softer ? actives.filter(isTreatment) : [],
		treatments: softer ? softerThan(actives.filter(isTreatment)) : actives.filter(isTreatment),
		supporting: actives.filter((id) => !isTreatment(id)),
		excluded:
			other !== null && mayBePregnant(other) && !actives.some(isRetinoid)
				? [...excluded, "retinol"]
				: milder
					? [...excluded, ...actives.filter((id) => MILDER[id] !== undefined)]
					: excluded,
		avoided: readAvoided(texts.join(" . ")),
		fragrance_free: all.some((slots) => slots.fragrance_free),
		gentle: all.some((slots) => slots.gentle) || GENTLER.test(text),
		max_price: highestPrice(all) ?? share ?? (cheaper && beat === null ? BUDGET_LIMIT.low : null),
		below_price: share === null ? beat : null,
		...brands,
		textures:
			like !== null || wishes.some(({ id }) => id === "not_sticky" || id === "matte")
				? []
				: (TEXTURES.find(([words]) => words.test(wanted))?.[1] ?? []),
		spf_min: SPF.test(full) ? Number(SPF.exec(full)?.[1]) : null,
		mineral: /\b(?:mineral|physical sunscreen|zinc oxide)\b/.test(wanted),
		tinted: /\b(?:tinted|with (?:a )?tint)\b/.test(wanted),
		no_cast: FILM.test(texts.join(" . ")),
		without: withoutIds(text, near ?? picked, said.cheaper, context.shown),
		like,
		count: ASKS_ONE.test(text)
			? 1
			: brands.brands.length > 1
				? brands.brands.length
				: ASKS_LIST.test(text)
					? LIST
					: FEW,
		kinds_out: sides.kinds_out,
		than: sides.than !== null && beside !== null ? { way: sides.than, product: beside } : null,
		foamless: /\b(?:not|no|non|without|never) foam\w*\b/.test(full),
		cheapest:
			CHEAPEST.test(text) || (other !== null && !said.cheaper && before.some((slots) => slots.cheaper)),
		parts: asksForSet(text) && highestPrice(all) !== null ? BASICS : readParts(message, context),
		one_for_two: ONE_FOR_TWO.test(text),
		wishes: shop === null ? wishes : [...wishes, shop],
		other,
		told_price: share === null && beat === null ? (budget?.told ?? null) : null,
	};
}

/** A cream that has the sun protection in it already, or somebody who will put on one thing only. */
export const ONE_FOR_TWO =
	/\b(?:creams?|moisturizers?|lotion|something (?:\w+ )?for the (?:morning|day))\b(?: \w+){0,6} (?:with|has|having|includ\w+|and|that has)(?: \w+){0,3} (?:spf|sunscreen|sun protection|uv protection|sun cream|lsf|factor)\b|\b(?:spf|sunscreen|sun protection)\b(?: \w+){0,3} (?:in it|built in|already in|in one|included)\b|\b(?:2|two) in (?:1|one)\b|\b(?:doubles? (?:up )?as|also works as|that is also) (?:an? )?(?:sunscreen|spf|moisturizer|day cream)\b|\b(?:no|not|wont|will not|without|hates?)(?: \w+){0,3} (?:two|2|several) (?:layers|products|creams|things)\b/;

/** What a whole routine needs. */
const BASICS: readonly Part[] = (["cleanser", "moisturizer", "sunscreen"] as const).map((category) => ({
	category,
	concerns: [],
	treatments: [],
}));

const SOFTER = /\b(?:softer|gentler|milder|kinder|weaker|too (?:harsh|strong|sharp|much for))\b/;
const GENTLER =
	/\b(?:kinder|softer|(?:not|wont|doesnt|does not|will not|isnt|without) (?:\w+ )?(?:st[iu]ng\w*|burn\w*|irritat\w*|itch\w*))\b/;
/** What does the same job more mildly, mildest first. */
const MILDER: Partial<Record<ActiveId, readonly ActiveId[]>> = {
	glycolic_acid: ["mandelic_acid", "lactic_acid"],
	salicylic_acid: ["azelaic_acid"],
	benzoyl_peroxide: ["azelaic_acid"],
	retinol: ["bakuchiol"],
	retinal: ["bakuchiol"],
	vitamin_c: ["vitamin_c_derivative"],
};

function softerThan(treatments: readonly ActiveId[]): ActiveId[] {
	return unique(treatments.flatMap((id) => MILDER[id] ?? [id]));
}

function mayBePregnant({ them, age }: ForWhom): boolean {
	return them !== "him" && (age === null || (age > 12 && age < PAST_CHILDBEARING));
}

const PAST_CHILDBEARING = 55;

function earlier(history: Asked["history"]): string[] {
	return history
		.filter(({ role }) => role === "user")
		.map((turn) => spellOut(inPlainEnglish(turn.message) ?? turn.message));
}

/** "For a third of the price". */
function shareOf(text: string, like: CatalogueProduct): number | null {
	const price = comparablePrice(like);
	const part = PARTS.find(([words]) => words.test(text))?.[1];
	return price === null || part === undefined ? null : Math.round(price * part);
}

const PARTS: readonly (readonly [RegExp, number])[] = [
	[/\bthird (?:of )?(?:the |its )?(?:price|cost)\b/, 1 / 3],
	[/\bquarter (?:of )?(?:the |its )?(?:price|cost)\b/, 1 / 4],
	[/\bhalf (?:of )?(?:the |its )?(?:price|cost)\b/, 1 / 2],
];

function first<K extends "category" | "brand">(all: readonly Slots[], key: K): Slots[K] | null {
	return all.find((slots) => slots[key] !== null)?.[key] ?? null;
}

function unique<T>(values: readonly T[]): T[] {
	return [...new Set(values)];
}

/** Of the newest turn that names any; the treatments of the product it should resemble where none does. */
function wantedActives(all: readonly Slots[], like: CatalogueProduct | null): ActiveId[] {
	const named = all.find(({ actives }) => actives.length > 0)?.actives.map(({ id }) => id) ?? [];
	if (named.length > 0 || like === null) return unique(named);
	const { key, leads } = productFacts(like);
	const treats = key.filter(isTreatment);
	return [treats.find((id) => leads[id] !== undefined) ?? treats[0]].filter((id) => id !== undefined);
}

function referred(said: Slots, shown: readonly CatalogueProduct[]): CatalogueProduct | null {
	return shown[said.ordinal ?? 0] ?? null;
}

/** "and a cheaper one?" stays with what was shown. */
function categoryOf(said: Slots, { context, history }: Asked): ProductCategory | null {
	const leans = said.concerns.length === 0 && said.actives.length === 0 && history.length > 0;
	return leans ? (referred(said, context.shown)?.category ?? null) : null;
}

function highestPrice(all: readonly Slots[]): number | null {
	const budget = all.find((slots) => slots.budget !== null)?.budget ?? null;
	return budget === null ? null : (budget.max ?? BUDGET_LIMIT.low);
}

/** The price of the product meant; the lowest of those shown where none is. */
function priceToBeat(
	said: Slots,
	category: ProductCategory | null,
	like: CatalogueProduct | null,
	shown: readonly CatalogueProduct[],
): number | null {
	const meant = said.ordinal === null ? like : (shown[said.ordinal] ?? like);
	if (meant !== null) return comparablePrice(meant);
	const alike = shown.filter((product) => category === null || product.category === category);
	const prices = alike.flatMap((product) => comparablePrice(product) ?? []);
	return prices.length === 0 ? null : Math.min(...prices);
}

const OF_THE_PLAN =
	/\b(?:you|plan|app|it) (?:\w+ )?(?:pick\w*|recommend\w*|suggest\w*|chose|gave|named|put)\b|\b(?:in|of|on) (?:my|the) (?:plan|routine)\b|\btoo (?:expensive|dear|pricey|costly|much)\b/;

/** The pick of the plan that is called too dear. */
function pickMeant(
	text: string,
	category: ProductCategory | null,
	{ report }: AssistantContext,
	candidates: readonly CatalogueProduct[],
): CatalogueProduct | null {
	if (report === null || category === null || !OF_THE_PLAN.test(text)) return null;
	const ids = planSteps(report.analysis.care_plan).map(({ step }) => step.product?.id);
	return candidates.find((one) => one.category === category && ids.includes(one.id)) ?? null;
}

function withoutIds(
	text: string,
	like: CatalogueProduct | null,
	cheaper: boolean,
	shown: readonly CatalogueProduct[],
): ReadonlySet<string> {
	const seen = cheaper || ANOTHER.test(text) ? shown.map(({ id }) => id) : [];
	return new Set([...seen, ...(like === null ? [] : [like.id])]);
}
