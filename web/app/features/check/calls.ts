import { checkApi, type checkProductSchema } from "@dewlight/contracts/check.ts";
import { productApi } from "@dewlight/contracts/products.ts";
import { shelfApi } from "@dewlight/contracts/shelf.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { ApiError } from "#api/api-error.ts";
import { call } from "#api/call.ts";

export type CheckSubject = z.input<typeof checkProductSchema>;

/** What a product or a list means for this person. */
export const checkQuery = (subject: CheckSubject) =>
	queryOptions({
		queryKey: ["check", subject],
		queryFn: ({ signal }) => call(checkApi.checkProduct, { body: subject, signal }),
		staleTime: 0,
		networkMode: "always",
		retry: false,
	});

export const searchQuery = (words: string) =>
	queryOptions({
		queryKey: ["product-search", words],
		queryFn: ({ signal }) => call(productApi.searchProducts, { query: { q: words }, signal }),
		enabled: words !== "",
		networkMode: "always",
		retry: false,
	});

/** Null where no product has these bars. */
export async function findByBarcode(code: string) {
	try {
		return (await call(checkApi.productByBarcode, { params: { code } })).product;
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return null;
		throw error;
	}
}

/** Puts a product on the shelf; a list becomes one of the person's own first. */
export async function keepOnShelf(kept: {
	id: string | null;
	name: string;
	category: ProductCategory | null;
	inci: string;
}): Promise<void> {
	const { name, category, inci } = kept;
	const product_id =
		kept.id ?? (await call(productApi.addOwnProduct, { body: { name, category, inci } })).product.id;
	await call(shelfApi.addToShelf, { body: { product_id } });
}
