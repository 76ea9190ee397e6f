import type { productSearchQuerySchema } from "@dewlight/contracts/products.ts";
import { searchProducts as keepClosest } from "@dewlight/core/products/search/search-products.ts";
import type { z } from "zod";
import { listConfirmed, listOwnProducts } from "#db/queries/recommended.ts";
import { searchProducts as searchCatalogue } from "#db/queries/search-products.ts";
import type { Context, UserActor } from "../context.ts";
import { type ProductView, viewCatalogue, viewOwn } from "./product-view.ts";

/** The person's own products first, then the catalogue's; only those that come equally close to what was typed. */
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
	const mine = own.filter((one) => category === undefined || one.category === category);
	const found = await searchCatalogue(db, { words, category, limit });
	const shown = [
		...mine.map((one) => ({ ...named(one), view: viewOwn(one, inUse.has(one.id)) })),
		...found.map((one) => ({ ...named(one), view: viewCatalogue(one, inUse.has(one.id)) })),
	];
	return keepClosest(words, shown)
		.slice(0, limit)
		.map(({ view }) => view);
}

const named = ({ brand, name }: { brand: string; name: string }) => ({ brand, name });
