import { okSchema } from "@dewlight/contracts/accounts.ts";
import { addOwnProductAnswerSchema } from "@dewlight/contracts/products.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { request } from "#api/request.ts";

export interface OwnProductEntry {
	name: string;
	brand?: string;
	category: ProductCategory | null;
	inci: string;
}

/** Has an ingredient list read and kept; the answer tells what was understood of it. */
export function addOwnProduct(entry: OwnProductEntry) {
	return request("addOwnProduct", { answer: addOwnProductAnswerSchema, body: entry });
}

export function removeOwnProduct(id: string) {
	return request("removeOwnProduct", { answer: okSchema, params: { id } });
}
