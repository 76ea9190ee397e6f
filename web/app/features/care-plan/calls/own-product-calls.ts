import { productApi } from "@dewlight/contracts/products.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { call } from "#api/call.ts";

export interface OwnProductEntry {
	name: string;
	brand?: string;
	category: ProductCategory | null;
	inci: string;
}

/** Has an ingredient list read and kept; the answer tells what was understood of it. */
export function addOwnProduct(entry: OwnProductEntry) {
	return call(productApi.addOwnProduct, { body: entry });
}

export function removeOwnProduct(id: string) {
	return call(productApi.removeOwnProduct, { params: { id } });
}
