import type { Product } from "@dewlight/contracts/products.ts";
import { confirmedPlanAnswerSchema } from "@dewlight/contracts/profile.ts";
import { request } from "./request.ts";

/** RECO-A1: the step is the suggested category, else the category; the server finds its place in the plan. */
function stepOf({ suggested_category, category, id }: Product): string {
	return suggested_category ?? category ?? id;
}

/** RECO-15, API-43. */
export function addToPlan(product: Product) {
	const { id, name, image_url, product_url, category } = product;
	return request("confirmProduct", {
		answer: confirmedPlanAnswerSchema,
		body: { step: stepOf(product), product: { id, name, image_url, product_url, category } },
	});
}
