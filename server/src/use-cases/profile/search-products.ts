import type { productSearchQuerySchema } from "@dewlight/contracts/products.ts";
import type { z } from "zod";
import { searchProducts as searchCatalogue } from "#db/queries/products.ts";
import { listConfirmed, listOwnProducts, type OwnProductRow } from "#db/queries/recommended.ts";
import type { Context, UserActor } from "../context.ts";
import { type ProductView, viewCatalogue, viewOwn } from "./product-view.ts";

/** The person's own products first, then the catalogue's. */
export async function searchProducts({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof productSearchQuerySchema>;
}): Promise<ProductView[]> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const { q: words, category, limit } = input;
	const own = await listOwnProducts(db, userId);
	const confirmed = await listConfirmed(db, userId);
	const inUse = new Set(confirmed.map(({ productId }) => productId));
	const mine = own.filter(
		(one) => holds(one, words) && (category === undefined || one.category === category),
	);
	const found = await searchCatalogue(db, { words, category, limit });
	return [
		...mine.map((one) => viewOwn(one, inUse.has(one.id))),
		...found.map((product) => viewCatalogue(product, inUse.has(product.id))),
	].slice(0, limit);
}

function holds({ brand, name }: OwnProductRow, words: string): boolean {
	const text = `${brand} ${name}`.toLowerCase();
	return words
		.toLowerCase()
		.split(/\s+/)
		.every((word) => text.includes(word));
}
