import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { isPart, wordsMeant } from "@dewlight/core/products/search/match-words.ts";
import { searchProducts as keepClosest, typedWords } from "@dewlight/core/products/search/search-products.ts";
import { allowedErrors } from "@dewlight/core/products/search/typing-errors.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { and, desc, eq, like, lte, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { products, productWords } from "../schema/index.ts";
import { toCatalogueProduct } from "./products.ts";

export interface ProductSearch {
	/** As typed; every word has to begin a word of brand or name. Empty: the category's best known rows. */
	words: string;
	category?: ProductCategory | undefined;
	limit: number;
}

/** Must read as in the index of the table, or the index is not used. */
const SEARCHED = sql`array_to_tsvector(${products.words})`;
/** Rows that core looks at for the closest. */
const MOST_CANDIDATES = 300;
const MOST_MEANT = 40;
/** Words that core looks at for those that were meant. */
const MOST_NEAR = 4_000;
/** Up to so many letters one error spoils nearly every trigram, so a word is looked for by its beginning too. */
const SHORT = 6;
const BEGINNING = 3;

/**
 * Best standing first. Where no word begins as typed, words that come near are taken for meant, and then parts of words;
 * core says which of the rows come closest.
 */
export async function searchProducts(db: Queryable, search: ProductSearch): Promise<CatalogueProduct[]> {
	const typed = typedWords(search.words);
	if (typed.length === 0) return search.words.trim() === "" ? listBest(db, search, undefined) : [];
	const found = await listBest(db, search, matching(typed.map((word) => [beginning(word)])));
	if (found.length > 0) return found;
	const wide = { ...search, limit: MOST_CANDIDATES };
	for (const near of [await nearWords(db, typed), partsOfWords(typed)]) {
		if (near === null) continue;
		const closest = keepClosest(search.words, await listBest(db, wide, near));
		if (closest.length > 0) return closest.slice(0, search.limit);
	}
	return [];
}

/** Each of the words by any of its readings. Words hold letters, digits and points only, so quoting them is safe. */
function matching(readings: readonly (readonly string[])[]): SQL {
	const query = readings.map((ones) => `(${ones.join(" | ")})`).join(" & ");
	return sql`${SEARCHED} @@ ${query}::tsquery`;
}

const beginning = (word: string): string => `'${word}':*`;

/** Null where no word may hold an error. */
async function nearWords(db: Queryable, typed: readonly string[]): Promise<SQL | null> {
	const mistyped = typed.filter((word) => allowedErrors(word) > 0);
	if (mistyped.length === 0) return null;
	const rows = await db
		.select({ word: productWords.word })
		.from(productWords)
		.where(or(...mistyped.map(mayBeMeant)))
		.limit(MOST_NEAR);
	const vocabulary = rows.map(({ word }) => word);
	return matching(
		typed.map((word) => [
			beginning(word),
			...(allowedErrors(word) > 0 ? wordsMeant(word, vocabulary, MOST_MEANT) : []).map((one) => `'${one}'`),
		]),
	);
}

/** Words that share enough trigrams, and those that begin alike, by the same index. */
function mayBeMeant(word: string): SQL | undefined {
	const { word: known } = productWords;
	const start = word.length <= SHORT ? word.slice(0, 1) : word.slice(0, BEGINNING);
	const alike = like(known, `${start}%`);
	const longest = word.length + allowedErrors(word);
	return or(
		sql`${known} % ${word}`,
		word.length <= SHORT ? and(alike, lte(sql`length(${known})`, longest)) : alike,
	);
}

/** Null for words so short that anything holds them. */
function partsOfWords(typed: readonly string[]): SQL | null {
	if (!typed.every(isPart)) return null;
	return and(...typed.map((word) => like(products.joinedWords, `%${word}%`))) ?? null;
}

async function listBest(
	db: Queryable,
	{ category, limit }: ProductSearch,
	matches: SQL | undefined,
): Promise<CatalogueProduct[]> {
	const rows = await db
		.select()
		.from(products)
		.where(and(category === undefined ? undefined : eq(products.category, category), matches))
		.orderBy(desc(products.standing), products.id)
		.limit(limit);
	return rows.map(toCatalogueProduct);
}
