import { SCAN_SHORTLIST } from "@dewlight/core/products/catalogue/shortlist.ts";
import { FRESH_MONTHS, monthsBetween } from "@dewlight/core/products/months.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { Queryable } from "#db/database.ts";
import { listShortlist } from "#db/queries/products.ts";
import { eachProduct, newestMonth } from "#db/queries/save-products.ts";
import type { Context, OperatorActor } from "../context.ts";

export const CATALOGUE_FAULTS = [
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

export interface CatalogueCheck {
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
