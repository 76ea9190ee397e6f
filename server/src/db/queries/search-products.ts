import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import {
	isPart,
	searchProducts as keepClosest,
	typedWords,
	wordsMeant,
} from "@dewlight/core/products/search/search-products.ts";
import { allowedErrors, isCorrectable, typingErrors } from "@dewlight/core/products/search/typing-errors.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { and, eq, inArray, like, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { products, productWords } from "../schema/index.ts";
import { type NearWords, nearWordsOf } from "./near-words.ts";
import { SEARCHED, toCatalogueProduct } from "./products.ts";

export interface ProductSearch {
	/** As typed; every word has to begin a word of brand or name. Empty: the category's best known rows. */
	words: string;
	category?: ProductCategory | undefined;
	limit: number;
}

/** Rows of best standing that are read through before the index of words is asked. */
const BEST_ROWS = 4_000;
/** Whoever mistyped common words is shown this many of the best and waits for no more. */
const ENOUGH = 8;
/** Rows that core looks at for the closest. */
const MOST_CANDIDATES = 300;
const MOST_MEANT = 40;

/**
 * Best standing first. Where no word begins as typed, words that come near are taken for meant, and then parts of words;
 * core says which of the rows come closest.
 */
export async function searchProducts(db: Queryable, search: ProductSearch): Promise<CatalogueProduct[]> {
	const typed = typedWords(search.words);
	if (typed.length === 0) return search.words.trim() === "" ? listBest(db, search) : [];
	const known = await readKnown(db, typed);
	const unknown = typed.filter((word) => known.get(word) === "unknown");
	const readNear = nearWordsOf(db);
	const found =
		unknown.length === 0
			? await findAsTyped(db, search, { typed, known })
			: await findClosest(db, search, { typed, unknown, readNear });
	if (found !== null && found.length > 0) return found;
	const wide = { ...search, limit: MOST_CANDIDATES };
	const closest = (ids: SQL | null) => listClosest(db, search, ids);
	const near = found === null ? null : await matchingNear(typed, readNear);
	if (near !== null) {
		const best = await closest(amongBest(wide, near));
		if (best.length >= Math.min(ENOUGH, search.limit)) return best;
		const all = await closest(allMatching(wide, near));
		if (all.length > 0) return all;
	}
	const parts = partsOfWords(typed);
	return parts === null ? [] : closest(allMatching(wide, parts));
}

/** How a typed word stands to the words of all names; a number or a short word, which no list holds, is a beginning. */
type Standing = "whole" | "begins" | "unknown";
type Known = ReadonlyMap<string, Standing>;

/**
 * Words that many products hold are found among the best rows, which are read through; for rare ones the index of words
 * is asked. A whole word is looked for as it is before it is taken for a beginning: all that begins with a common word
 * costs the index many times as much.
 */
async function findAsTyped(
	db: Queryable,
	search: ProductSearch,
	{ typed, known }: { typed: readonly string[]; known: Known },
): Promise<CatalogueProduct[]> {
	const begun = matching(typed.map((word) => [beginning(word)]));
	const best = await listAmongBest(db, search, begun);
	if (best.length === search.limit) return best;
	const isWhole = (word: string) => known.get(word) === "whole";
	if (typed.length > 1 && typed.some(isWhole)) {
		const readings = typed.map((word) => [isWhole(word) ? `'${word}'` : beginning(word)]);
		const found = await listMatching(db, search, matching(readings));
		if (found.length === search.limit) return found;
	}
	return listMatching(db, search, begun);
}

/**
 * Rows in which every word that is nowhere in the catalogue stands as the words with the fewest errors, and every other
 * one as typed: none can come closer. Null where one of them is near nothing.
 */
async function findClosest(
	db: Queryable,
	search: ProductSearch,
	{ typed, unknown, readNear }: { typed: readonly string[]; unknown: readonly string[]; readNear: NearWords },
): Promise<CatalogueProduct[] | null> {
	const readings: string[][] = [];
	for (const word of typed) {
		const meant = unknown.includes(word) ? fewestErrors(word, await readNear(word)) : null;
		if (meant?.length === 0) return null;
		readings.push(meant?.map((one) => `'${one}'`) ?? [beginning(word)]);
	}
	const best = await listAmongBest(db, search, matching(readings));
	return best.length >= Math.min(ENOUGH, search.limit) ? best : listMatching(db, search, matching(readings));
}

function fewestErrors(word: string, vocabulary: readonly string[]): string[] {
	const meant = wordsMeant(word, vocabulary, MOST_MEANT).map((one) => ({
		one,
		errors: typingErrors(word, one, allowedErrors(word)) ?? Number.POSITIVE_INFINITY,
	}));
	return meant.filter(({ errors }) => errors === meant[0]?.errors).map(({ one }) => one);
}

async function readKnown(db: Queryable, typed: readonly string[]): Promise<Known> {
	const asked = typed.filter(isCorrectable).map(
		(word) =>
			sql`select ${word}::text as word,
				exists (select 1 from ${productWords} where ${productWords.word} = ${word}) as is_whole,
				exists (select 1 from ${productWords} where ${productWords.word} like ${`${word}%`}) as begins`,
	);
	if (asked.length === 0) return new Map();
	const { rows } = (await db.execute(sql.join(asked, sql` union all `))) as {
		rows: { word: string; is_whole: boolean; begins: boolean }[];
	};
	return new Map(
		rows.map(({ word, is_whole, begins }) => [word, is_whole ? "whole" : begins ? "begins" : "unknown"]),
	);
}

/**
 * Each of the words by any of its readings. Words hold letters, digits and points only, so quoting them is safe. The one of
 * fewest readings stands first: where a row lacks it, the many of another are not held against the row.
 */
function matching(readings: readonly (readonly string[])[]): SQL {
	const fewestFirst = readings.toSorted((one, other) => one.length - other.length);
	const query = fewestFirst.map((ones) => `(${ones.join(" | ")})`).join(" & ");
	return sql`${SEARCHED} @@ ${query}::tsquery`;
}

const beginning = (word: string): string => `'${word}':*`;

/** Each word as typed or as any that is near; null where no word may hold an error. */
async function matchingNear(typed: readonly string[], readNear: NearWords): Promise<SQL | null> {
	if (!typed.some((word) => allowedErrors(word) > 0)) return null;
	const readings: string[][] = [];
	for (const word of typed) {
		const meant = allowedErrors(word) > 0 ? wordsMeant(word, await readNear(word), MOST_MEANT) : [];
		readings.push([beginning(word), ...meant.map((one) => `'${one}'`)]);
	}
	return matching(readings);
}

/** Null for words so short that anything holds them. */
function partsOfWords(typed: readonly string[]): SQL | null {
	if (!typed.every(isPart)) return null;
	return and(...typed.map((word) => like(products.joinedWords, `%${word}%`))) ?? null;
}

const byStanding = [sql`${products.standing} desc nulls last`, products.id];

/** Without words: the best rows of a kind, or of all. */
async function listBest(db: Queryable, { category, limit }: ProductSearch): Promise<CatalogueProduct[]> {
	const rows = await db
		.select()
		.from(products)
		.where(category === undefined ? undefined : eq(products.category, category))
		.orderBy(...byStanding)
		.limit(limit);
	return rows.map(toCatalogueProduct);
}

/** Matches among the best rows of all, read out of an index that holds their words; null where a kind is asked for. */
function amongBest({ category, limit }: ProductSearch, matches: SQL): SQL | null {
	if (category !== undefined) return null;
	const best = sql`(select id, words from ${products} order by standing desc nulls last, id limit ${BEST_ROWS})`;
	return sql`select id from ${best} as products where ${matches} limit ${limit}`;
}

/** Every match by the index of words first, then the best of them: which of both is cheaper the planner guesses wrong. */
function allMatching({ category, limit }: ProductSearch, matches: SQL): SQL {
	const where = and(category === undefined ? undefined : eq(products.category, category), matches);
	return sql`with hits as materialized (select id, standing from ${products} where ${where})
		select id from hits order by standing desc, id limit ${limit}`;
}

const listAmongBest = (db: Queryable, search: ProductSearch, matches: SQL): Promise<CatalogueProduct[]> =>
	listIds(db, amongBest(search, matches));

const listMatching = (db: Queryable, search: ProductSearch, matches: SQL): Promise<CatalogueProduct[]> =>
	listIds(db, allMatching(search, matches));

/** Those of the named rows that come closest to what was typed; only they are read whole. */
async function listClosest(
	db: Queryable,
	{ words, limit }: ProductSearch,
	ids: SQL | null,
): Promise<CatalogueProduct[]> {
	if (ids === null) return [];
	const { id, brand, name } = products;
	const named = await db
		.select({ id, brand, name })
		.from(products)
		.where(sql`${id} in (${ids})`)
		.orderBy(...byStanding);
	const closest = keepClosest(words, named).slice(0, limit);
	if (closest.length === 0) return [];
	const rows = await db
		.select()
		.from(products)
		.where(
			inArray(
				id,
				closest.map((one) => one.id),
			),
		);
	const found = new Map(rows.map((row) => [row.id, row]));
	return closest.flatMap((one) => found.get(one.id) ?? []).map(toCatalogueProduct);
}

async function listIds(db: Queryable, ids: SQL | null): Promise<CatalogueProduct[]> {
	if (ids === null) return [];
	const rows = await db
		.select()
		.from(products)
		.where(sql`${products.id} in (${ids})`)
		.orderBy(...byStanding);
	return rows.map(toCatalogueProduct);
}
