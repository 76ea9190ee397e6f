import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { Queryable } from "#db/database.ts";
import { findProducts } from "#db/queries/products.ts";
import { listConfirmed } from "#db/queries/recommended.ts";

/** A product of an answer as it is today, with the reason of then. */
export interface SuggestedProduct {
	product: CatalogueProduct;
	reason: string;
	isConfirmed: boolean;
}

type Stored = readonly { id: string; reason: string }[];

/** Facts of the products of several answers, read once; what left the catalogue is left out. */
export async function readSuggested(
	db: Queryable,
	userId: number,
	answers: readonly (Stored | null)[],
): Promise<(products: Stored) => SuggestedProduct[]> {
	const ids = answers.flatMap((products) => (products ?? []).map(({ id }) => id));
	if (ids.length === 0) return () => [];
	const confirmed = new Set((await listConfirmed(db, userId)).map(({ productId }) => productId));
	const byId = new Map((await findProducts(db, ids)).map((product) => [product.id, product]));
	return (products) =>
		products.flatMap(({ id, reason }) => {
			const product = byId.get(id);
			return product ? [{ product, reason, isConfirmed: confirmed.has(id) }] : [];
		});
}
