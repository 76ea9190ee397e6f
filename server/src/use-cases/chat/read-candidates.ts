import { BRANDS_LIKE_WORDS } from "@dewlight/core/assistant/guard/known-names.ts";
import { ACTIVE_IDS } from "@dewlight/core/knowledge/actives.ts";
import { BUDGET_LIMIT } from "@dewlight/core/products/catalogue/price.ts";
import type { ShortlistNeed } from "@dewlight/core/products/catalogue/shortlist.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { searchWords } from "@dewlight/core/products/search/search-products.ts";
import { PRODUCT_CATEGORIES, type ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import type { Queryable } from "#db/database.ts";
import { listNamedProducts, listShortlist } from "#db/queries/products.ts";
import type { ProductSearch } from "#ports/assistant.ts";

const MOST_WORDS = 60;

const SHORTEST_ALONE = 4;

/** Words of sentences; no product is meant by them. */
const OF_SENTENCES = new Set(
	`a about after again all also am an and any are as at be because been before best better both but buy by can could
	day did do does doing for from get give good got had has have help her here him his how i if im in into is it its
	just know like make me more most much my need night no not now of off on one only or other our out over please
	recommend safe should show so some something suggest tell than thank thanks that the their them then there these they
	thing think this to today too try under until up use used using very want was we well were what whats when where
	which while who why will with without would yes you your`.split(/\s+/),
);

/** Words half the catalogue is named with: alone they mean no product, beside another they may. */
const OF_MANY_NAMES = new Set(
	`acid acne balm care cheap clean cleanser cream daily dark dry essence exfoliant exfoliating face facial fragrance
	free foam gel gentle hydrating light lotion mask moisture moisturizer moisturiser mist oil oily pads peel powder
	product products routine repair scan sensitive serum skin skincare soap soothing spots spray sunscreen toner treatment
	vitamin wash water ${ACTIVE_IDS.join("_").replaceAll("_", " ")}`.split(/\s+/),
);

/** Groups of words by which a message may name a product: neighbours, and words that only few names have. */
export function wordsOfNames(message: string): string[][] {
	const words = searchWords(message).slice(0, MOST_WORDS);
	const pairs = words.slice(1).flatMap((word, at) => {
		const before = words[at] ?? "";
		return OF_SENTENCES.has(before) || OF_SENTENCES.has(word) ? [] : [[before, word]];
	});
	const alone = words.filter((word) => isOwn(word) && !/^[\d.]+$/.test(word));
	return [...pairs, ...[...new Set(alone)].map((word) => [word])];
}

const MOST_OF_A_NAME = 0.75;

const LEAST_OF_A_NAME = 2;

const LIKE_WORDS = new Set(BRANDS_LIKE_WORDS.map((brand) => searchWords(brand).join(" ")));

/**
 * Whether a message speaks of this product: it says the brand, or most of the words that make its name its own. A
 * brand that is an ordinary word counts beside a word of the name only.
 */
export function isNamed({ brand, name }: Pick<CatalogueProduct, "brand" | "name">, message: string): boolean {
	const said = new Set(searchWords(message));
	const brandWords = searchWords(brand);
	const own = [...new Set(searchWords(name))].filter((word) => !brandWords.includes(word) && isOwn(word));
	const shared = own.filter((word) => said.has(word)).length;
	if (shared >= LEAST_OF_A_NAME && shared >= own.length * MOST_OF_A_NAME) return true;
	if (brandWords.length === 0 || !brandWords.every((word) => said.has(word))) return false;
	const ordinary = LIKE_WORDS.has(brandWords.join(" ")) || !brandWords.some(isOwn);
	return !ordinary || shared > 0;
}

function isOwn(word: string): boolean {
	return word.length >= SHORTEST_ALONE && !OF_SENTENCES.has(word) && !OF_MANY_NAMES.has(word);
}

/** Rows looked at for one category, and for each when any may fit. */
const TAKE = { one: 60, each: 12 } as const;

const MOST_PRICES = 3;

const MOST_ACTIVES = 4;

export const MOST_NAMED = 12;

/** A bounded part of the catalogue, however large that is: what an answer to this search may name. */
export async function readCandidates(
	db: Queryable,
	search: ProductSearch,
	message: string,
): Promise<CatalogueProduct[]> {
	const text = `${search.product_intent} ${message}`;
	const categories = search.category === null ? PRODUCT_CATEGORIES : [search.category];
	const take = search.category === null ? TAKE.each : TAKE.one;
	const needs = categories.flatMap((category) => needsOf(category, text, take));
	const [listed, named] = await Promise.all([
		listShortlist(db, needs),
		listNamedProducts(db, wordsOfNames(text), MOST_NAMED),
	]);
	const fitting = named.filter(({ category }) => search.category === null || category === search.category);
	return [...new Map([...listed, ...fitting].map((product) => [product.id, product])).values()];
}

/** The best known rows, those that are mild, those under each price that is spoken of, and those with an active. */
function needsOf(category: ProductCategory, text: string, take: number): ShortlistNeed[] {
	const any: ShortlistNeed = { category, any_of: [], without: [], quality: "any", max_price: null, take };
	const prices = [...new Set([BUDGET_LIMIT.low, ...pricesIn(text)])];
	const actives = activesIn(text);
	return [
		any,
		{ ...any, quality: "sensitive_safe" },
		{ ...any, quality: "no_listed_fragrance" },
		...prices.map((max_price) => ({ ...any, max_price })),
		...actives.flatMap((id) => [
			{ ...any, any_of: [id] },
			...prices.map((max_price) => ({ ...any, any_of: [id], max_price })),
		]),
	];
}

function pricesIn(text: string): number[] {
	const numbers = text.match(/\d{1,4}(?:\.\d{1,2})?/g) ?? [];
	return numbers.slice(0, MOST_PRICES).map(Number);
}

function activesIn(text: string): string[] {
	const words = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, " ");
	return ACTIVE_IDS.filter((id) => words.includes(id.replaceAll("_", " "))).slice(0, MOST_ACTIVES);
}
