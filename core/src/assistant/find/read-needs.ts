import { type ActiveId, isTreatment } from "../../knowledge/actives.ts";
import type { Texture } from "../../knowledge/step-rule.ts";
import { BUDGET_LIMIT, comparablePrice } from "../../products/catalogue/price.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import type { Concern } from "../../skin/concern.ts";
import type { ProductSearch } from "../assistant-event.ts";
import { BRANDS_LIKE_WORDS } from "../guard/known-names.ts";
import { normalizeName } from "../guard/read-words.ts";
import type { Asked } from "../inquiry.ts";
import type { Slots } from "../question.ts";
import { inPlainEnglish } from "../reading/gloss-message.ts";
import { ownMeant } from "../reading/own-meant.ts";
import { readAvoided } from "../reading/read-avoided.ts";
import { readSlots } from "../reading/read-slots.ts";
import { spellOut } from "../reading/spell-out.ts";

/** What a product has to be, as it was asked for. */
export interface SearchNeeds {
	category: ProductCategory | null;
	concerns: readonly Concern[];
	/** Treatments to lead the formula. */
	treatments: readonly ActiveId[];
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
	/** The lowest price goes first. */
	cheapest: boolean;
	/** A whole routine for the price, not one product. */
	set: boolean;
}

const FEW = 3;
const LIST = 5;
const ASKS_LIST =
	/\b(?:list|lists|options|several|few|five|5 (?:products|options)|top 5|alternatives|choices|all the)\b/;
const CHEAPEST = /\b(?:cheapest|lowest (?:price|cost)|least expensive|most affordable)\b/;
const ASKS_ONE =
	/\b(?:just|only|exactly|at most|max(?:imum)?) (?:one|1)\b|\b(?:one|1) (?:\w+ )?(?:product|thing|item)\b/;
const ANOTHER =
	/\b(?:another|other (?:one|ones|options?)|different (?:one|ones)|something else|anything else|else|more|next|not (?:that|this|the \w+) one)\b/;
const LIKE =
	/\b(?:like|similar to|alternative (?:to|for)|alternatives (?:to|for)|dupes?|equals?|equivalent|same (?:sort|kind|type) of thing|same but|as good as|instead of|replace(?:ment)?|swap)\b/;
const FOLLOWS =
	/^(?:and|but|or|what about|how about|ok|okay|also|then|no|yes)\b|\b(?:ones?|it|them|that|those|cheaper|instead)\b/;
const TEXTURES: readonly (readonly [RegExp, readonly Texture[]])[] = [
	[/\b(?:light(?:er)?|lightweight|not (?:heavy|greasy)|non greasy|oil free)\b/, ["gel", "fluid", "lotion"]],
	[/\b(?:rich|thick|heavy)(?:er)?\b|\bheavier\b/, ["cream", "balm"]],
	[/\bgel\b/, ["gel"]],
	[/(?<!\b(?:not|no|non|without|never) )\bfoam\w*\b/, ["foam"]],
	[/\blotion\b/, ["lotion"]],
	[/\bbalm\b/, ["balm"]],
];
const SET =
	/\b(?:everything|(?:whole|full|entire|complete|basic|starter) (?:routine|set|kit|thing)|all (?:of (?:it|them)|three|in)|in total|altogether|all together|from cleanser to|cleanser to (?:spf|sunscreen)|cleanser moisturizer (?:and )?(?:spf|sunscreen))\b/;
const SPF = /\bspf ?(\d{2,3})\b/;

/** What mineral filters without a tint leave on skin, and nobody wishes for. */
const FILM =
	/\bwhite ?casts?\b|\b(?:white|ghost\w*|ashy|gr[ae]y|purple|chalky) (?:casts?|film|face|residue|layer|look|traces?|streaks?)\b|\bghost\w*\b|\bcasper\b|\bashy\b|\b(?:turns?|makes?|leaves?|look(?:s|ing)?) (?:me |my (?:face|skin) )?(?:white|gr[ae]y|purple|chalky)\b/;

/** A whole routine is meant, not one product. */
export function asksForSet(text: string): boolean {
	return SET.test(text);
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
	const [own] = ownMeant(text, context.in_use).flatMap(({ product }) => product ?? []);
	const like = LIKE.test(text) ? (own ?? context.named[0] ?? referred(said, context.shown)) : null;
	const share = like === null ? null : shareOf(text, like);
	const category = search.category ?? first(all, "category") ?? like?.category ?? categoryOf(said, asked);
	const excluded = unique(all.flatMap((slots) => slots.excluded.map(({ id }) => id)));
	const cheaper = said.cheaper || intent.cheaper;
	const beat = cheaper ? priceToBeat(said, category, like, context.shown) : null;
	const actives = wantedActives(all, like).filter((id) => !excluded.includes(id));
	// The dot keeps a wish of one from running on into the other.
	const full = `${text} . ${spellOut(search.product_intent)}`;
	const brands = like === null ? brandsOf(asked, candidates) : NO_BRANDS;
	return {
		category,
		concerns: (all.find(({ concerns }) => concerns.length > 0) ?? said).concerns,
		treatments: actives.filter(isTreatment),
		supporting: actives.filter((id) => !isTreatment(id)),
		excluded,
		avoided: readAvoided(full),
		fragrance_free: all.some((slots) => slots.fragrance_free),
		gentle: all.some((slots) => slots.gentle),
		max_price: highestPrice(all) ?? share ?? (cheaper && beat === null ? BUDGET_LIMIT.low : null),
		below_price: share === null ? beat : null,
		...brands,
		textures: like !== null ? [] : (TEXTURES.find(([words]) => words.test(full))?.[1] ?? []),
		spf_min: SPF.test(full) ? Number(SPF.exec(full)?.[1]) : null,
		mineral: /\b(?:mineral|physical sunscreen|zinc oxide)\b/.test(full),
		tinted: /\b(?:tinted|with (?:a )?tint)\b/.test(full),
		no_cast: FILM.test(full),
		without: withoutIds(text, like, said.cheaper, context.shown),
		like,
		count: ASKS_ONE.test(text)
			? 1
			: brands.brands.length > 1
				? brands.brands.length
				: ASKS_LIST.test(text)
					? LIST
					: FEW,
		foamless: /\b(?:not|no|non|without|never) foam\w*\b/.test(full),
		cheapest: CHEAPEST.test(text),
		set: asksForSet(text) && highestPrice(all) !== null,
	};
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

function withoutIds(
	text: string,
	like: CatalogueProduct | null,
	cheaper: boolean,
	shown: readonly CatalogueProduct[],
): ReadonlySet<string> {
	const seen = cheaper || ANOTHER.test(text) ? shown.map(({ id }) => id) : [];
	return new Set([...seen, ...(like === null ? [] : [like.id])]);
}

const NO_BRANDS = { brands: [], not_brands: [] };
const NOT_BEFORE =
	/(?:\bnot|\bno|\bavoid|\bnever|\bdo(?:n t|nt| not) like|\bwithout|\bexcept|\bother than|\binstead of|\bhate|\bnothing (?:from|by)|\bnot (?:from|by))(?: \w+)? $/;
const LIKE_WORDS: ReadonlySet<string> = new Set(BRANDS_LIKE_WORDS.map(normalizeName));

function brandsOf(
	{ message, history }: Asked,
	candidates: readonly CatalogueProduct[],
): Pick<SearchNeeds, "brands" | "not_brands"> {
	const brands = unique(candidates.map((product) => product.brand));
	const before = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const out = brands.filter((brand) => [message, ...before].some((text) => brandIn(text, brand) === "out"));
	const named = brands.filter((brand) => brandIn(message, brand) === "named");
	return { brands: named, not_brands: out.filter((brand) => !named.includes(brand)) };
}

/** Whether a message names a brand, and whether as one that is not wanted. */
function brandIn(message: string, brand: string): "named" | "out" | null {
	const text = ` ${normalizeName(message)} `;
	const name = normalizeName(brand);
	const at = name === "" ? -1 : text.indexOf(` ${name} `);
	if (at < 0 || (LIKE_WORDS.has(name) && !hasCapital(message, brand))) return null;
	return NOT_BEFORE.test(text.slice(0, at + 1)) ? "out" : "named";
}

function hasCapital(message: string, brand: string): boolean {
	const capital = brand.charAt(0).toUpperCase() + brand.slice(1);
	return message.includes(` ${capital}`);
}
