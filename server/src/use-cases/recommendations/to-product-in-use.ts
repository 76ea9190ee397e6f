import { fromFacts } from "@dewlight/core/products/catalogue/from-facts.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { ProductInUse } from "@dewlight/core/products/recommend-request.ts";
import type { ConfirmedRow, OwnProductRow } from "#db/queries/recommended.ts";

/** A product in use with its facts: the catalogue's, or those read from the list the person gave. */
export function toProductInUse(
	row: ConfirmedRow,
	byId: ReadonlyMap<string, CatalogueProduct>,
	own: readonly OwnProductRow[],
): ProductInUse {
	const owned = own.find(({ id }) => id === row.productId);
	return {
		step: row.step,
		id: row.productId,
		name: row.name,
		product_url: row.productUrl,
		category: row.category ?? owned?.category ?? null,
		product: byId.get(row.productId) ?? (owned ? ownFacts(owned, row) : null),
		since: row.confirmedAt.toISOString(),
	};
}

/** Null where there is no list to read. The month is the one it was added in, so an own product never counts as old. */
function ownFacts(own: OwnProductRow, row: ConfirmedRow): CatalogueProduct | null {
	if (own.inci.length === 0) return null;
	const month = own.createdAt.toISOString().slice(0, "YYYY-MM".length);
	const facts = {
		id: own.id,
		brand: own.brand,
		name: own.name,
		price: null,
		currency: "USD",
		size: null,
		rating: null,
		rating_observed: null,
		rating_retailer: null,
		suits: [],
		inci: own.inci.join("; "),
		inci_observed: month,
		retailer: "",
		product_url: own.productUrl,
		observed: month,
		source: "own",
	};
	return fromFacts(facts, own.category ?? row.category ?? "serum", month);
}
