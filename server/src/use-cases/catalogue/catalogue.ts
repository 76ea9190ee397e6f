import { catalogueStanding, SCAN_SHORTLIST } from "@dewlight/core/products/catalogue/shortlist.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { FRESH_MONTHS, isStale, monthsBetween } from "@dewlight/core/products/months.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { searchWords } from "@dewlight/core/products/search/search-products.ts";
import { isCorrectable } from "@dewlight/core/products/search/typing-errors.ts";
import type { Queryable } from "#db/database.ts";
import {
	listShortlist,
	type ProductRow,
	type ProductValues,
	toCatalogueProduct,
} from "#db/queries/products.ts";
import {
	eachProduct,
	findProductRows,
	findRowsByBarcode,
	newestMonth,
	saveProducts,
	saveProductWords,
} from "#db/queries/save-products.ts";
import type { Context, OperatorActor, Services } from "../context.ts";

interface Saved {
	inserted: number;
	changed: number;
	unchanged: number;
}

/** Writes what is new or differs from the table; equal rows are left alone, so a second run writes nothing. */
export async function saveBatch(
	tx: Queryable,
	batch: readonly CatalogueProduct[],
	now: Date,
	mayReplace: (row: ProductRow) => boolean = () => true,
): Promise<Saved> {
	const rows = batch.map(toValues);
	const stored = await findProductRows(
		tx,
		rows.map(({ id }) => id),
	);
	const added = rows.filter(({ id }) => !stored.has(id));
	const changed = rows.filter((row) => {
		const before = stored.get(row.id);
		return before !== undefined && mayReplace(before) && !isSame(row, before);
	});
	const written = [...added, ...changed];
	await saveProducts(tx, written, now);
	await saveProductWords(
		tx,
		written.flatMap(({ words }) => words.filter(isCorrectable)),
	);
	return {
		inserted: added.length,
		changed: changed.length,
		unchanged: rows.length - added.length - changed.length,
	};
}

function toValues(product: CatalogueProduct): ProductValues {
	const words = searchWords(`${product.brand} ${product.name}`);
	return {
		id: product.id,
		brand: product.brand,
		name: product.name,
		category: product.category,
		price: product.price,
		currency: product.currency,
		rating: product.rating,
		ratingObserved: product.rating_observed,
		ratingRetailer: product.rating_retailer ?? null,
		size: product.size,
		inci: product.inci,
		inciObserved: product.inci_observed ?? null,
		actives: product.actives,
		noListedFragrance: product.no_listed_fragrance,
		sensitiveSafe: product.sensitive_safe,
		suits: product.suits,
		retailer: product.retailer,
		productUrl: product.product_url,
		imageUrl: product.image_url,
		observed: product.observed,
		source: product.source,
		stale: product.stale === true,
		standing: catalogueStanding(product),
		barcode: product.barcode ?? null,
		words,
		joinedWords: words.join(""),
	};
}

function isSame(row: ProductValues, stored: ProductRow): boolean {
	const keys = Object.keys(row) as (keyof ProductValues)[];
	return keys.every((key) => JSON.stringify(row[key]) === JSON.stringify(stored[key]));
}

/**
 * Rows with the same bars are one product, whatever id a file gives it: the id people's shelves point to stays. What a
 * shop tells (name, price, rating) stays with whoever names a price, and the newer list of ingredients counts.
 */
export async function mergeByBarcode(
	tx: Queryable,
	products: readonly CatalogueProduct[],
): Promise<CatalogueProduct[]> {
	const codes = products.flatMap(({ barcode }) => barcode ?? []);
	const stored = await findRowsByBarcode(tx, codes);
	return products.map((product) => {
		const row = product.barcode ? stored.get(product.barcode) : undefined;
		return row === undefined || row.id === product.id ? product : merge(toCatalogueProduct(row), product);
	});
}

function merge(before: CatalogueProduct, next: CatalogueProduct): CatalogueProduct {
	const shop = next.price === null && before.price !== null ? before : next;
	const list = listMonth(next) > listMonth(before) ? next : before;
	return {
		...shop,
		id: before.id,
		barcode: next.barcode ?? null,
		inci: list.inci,
		inci_observed: listMonth(list),
		actives: list.actives,
		no_listed_fragrance: list.no_listed_fragrance,
		sensitive_safe: list.sensitive_safe,
	};
}

function listMonth({ inci_observed, observed }: CatalogueProduct): string {
	return inci_observed ?? observed;
}

const STARTER_SOURCES: ReadonlySet<string> = new Set(STARTER_CATALOGUE.map(({ source }) => source));
const STARTER_NEWEST = STARTER_CATALOGUE.map(({ observed }) => observed)
	.toSorted()
	.at(-1);

/**
 * Puts the starter products into the catalogue where they are missing or differ. Compares with the rows themselves, so
 * nothing has to be remembered; a row that an import took over, with a source of its own, stays as it is.
 */
export async function ensureStarterCatalogue({
	services,
}: {
	services: Pick<Services, "store" | "clock">;
}): Promise<Saved> {
	const { store, clock } = services;
	const newest = [STARTER_NEWEST ?? "", (await newestMonth(store.db)) ?? ""].toSorted().at(-1) ?? "";
	const rows = STARTER_CATALOGUE.map((product) => ({
		...product,
		stale: isStale([product.observed, product.inci_observed ?? product.observed], newest),
	}));
	return store.transaction((tx) =>
		saveBatch(tx, rows, clock.now(), ({ source }) => STARTER_SOURCES.has(source)),
	);
}

const CATALOGUE_FAULTS = [
	"stale_price",
	"stale_ingredients",
	"no_price",
	"no_link",
	"bad_link",
	"no_rating_month",
] as const;
export type CatalogueFault = (typeof CATALOGUE_FAULTS)[number];

export interface FaultyProduct {
	id: string;
	fault: CatalogueFault;
	detail: string;
}

interface CatalogueCheck {
	products: number;
	/** YYYY-MM of the newest listing; null in an empty catalogue. */
	newest: string | null;
	/** Rows by fault. */
	counts: Record<CatalogueFault, number>;
}

const PAGE = 500;

/** Goes over every row without touching the network or the table. Ages count from the running month. */
export async function checkCatalogue({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { months?: number; onFault: (faulty: FaultyProduct) => void };
}): Promise<CatalogueCheck> {
	const { months = FRESH_MONTHS, onFault } = input;
	const thisMonth = ctx.clock.now().toISOString().slice(0, "YYYY-MM".length);
	const counts = Object.fromEntries(CATALOGUE_FAULTS.map((fault) => [fault, 0])) as Record<
		CatalogueFault,
		number
	>;
	let products = 0;
	for await (const row of eachProduct(ctx.store.db, PAGE)) {
		products += 1;
		const found = (fault: CatalogueFault, detail: string) => {
			counts[fault] += 1;
			onFault({ id: row.id, fault, detail });
		};
		const age = monthsBetween(row.observed, thisMonth);
		const listAge = monthsBetween(row.inciObserved ?? row.observed, thisMonth);
		if (age > months) found("stale_price", `price and listing of ${row.observed}, ${age} months old`);
		if (listAge > months)
			found("stale_ingredients", `ingredients of ${row.inciObserved ?? row.observed}, ${listAge} months old`);
		if (row.price === null) found("no_price", "has no price");
		if (row.productUrl === null) found("no_link", "has no link to a shop");
		for (const link of [row.productUrl, row.imageUrl]) {
			const wrong = link === null ? null : linkFault(link);
			if (wrong !== null) found("bad_link", `${link?.slice(0, 100)} ${wrong}`);
		}
		if (row.rating !== null && row.ratingObserved === null)
			found("no_rating_month", "has a rating without a month");
	}
	return { products, newest: await newestMonth(ctx.store.db), counts };
}

/** Addresses that lead nowhere on any network; whether the others answer is not asked. */
function linkFault(link: string): string | null {
	if (!URL.canParse(link)) return "is no address";
	const { protocol, hostname, pathname, search } = new URL(link);
	if (protocol !== "https:") return "is not https";
	if (!hostname.includes(".") || /^[\d.]+$|\.(example|invalid|test|local|localhost)$/.test(hostname))
		return "names no public shop";
	return pathname === "/" && search === "" ? "leads to the shop, not to a product" : null;
}

/** The part of the catalogue that a scan picks from. */
export function readScanShortlist(db: Queryable): Promise<CatalogueProduct[]> {
	return listShortlist(db, SCAN_SHORTLIST);
}
