import { okSchema } from "@dewlight/contracts/accounts.ts";
import {
	barcodeAnswerSchema,
	type checkProductSchema,
	productCheckSchema,
} from "@dewlight/contracts/check.ts";
import { addOwnProductAnswerSchema, productSearchAnswerSchema } from "@dewlight/contracts/products.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { ApiError } from "#api/api-error.ts";
import { request } from "#api/request.ts";

export type CheckSubject = z.input<typeof checkProductSchema>;

/** What a product or a list means for this person. */
export const checkQuery = (subject: CheckSubject) =>
	queryOptions({
		queryKey: ["check", subject],
		queryFn: ({ signal }) => request("checkProduct", { answer: productCheckSchema, body: subject, signal }),
		staleTime: 0,
		networkMode: "always",
		retry: false,
	});

export const searchQuery = (words: string) =>
	queryOptions({
		queryKey: ["product-search", words],
		queryFn: ({ signal }) =>
			request("searchProducts", { answer: productSearchAnswerSchema, query: { q: words }, signal }),
		enabled: words !== "",
		networkMode: "always",
		retry: false,
	});

/** Null where no product has these bars. */
export async function findByBarcode(code: string) {
	try {
		return (await request("productByBarcode", { answer: barcodeAnswerSchema, params: { code } })).product;
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
		kept.id ??
		(await request("addOwnProduct", { answer: addOwnProductAnswerSchema, body: { name, category, inci } }))
			.product.id;
	await request("addToShelf", { answer: okSchema, body: { product_id } });
}
