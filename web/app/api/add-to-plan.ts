import type { Product } from "@dewlight/contracts/products.ts";
import { type ConfirmedPlanAnswer, profileApi, type UndoConfirm } from "@dewlight/contracts/profile.ts";
import { call } from "./call.ts";

/** RECO-A1: without places of its own the step is the suggested category, else the category; the server places it. */
function stepOf({ suggested_category, category, id }: Product): string {
	return suggested_category ?? category ?? id;
}

/** RECO-15, API-43. `ask`: a rule that speaks against it comes back as a question, and nothing is changed. */
export function addToPlan({ product, ask }: { product: Product; ask: boolean }) {
	const { id, name, image_url, product_url, category, suggested_steps = [] } = product;
	return call(profileApi.confirmProduct, {
		body: {
			step: stepOf(product),
			...(suggested_steps.length > 0 && { steps: suggested_steps }),
			product: { id, name, image_url, product_url, category },
			ask,
		},
	});
}

/** What takes an addition back; null where it changed nothing. */
export function undoOf(
	id: string,
	{ added_to = [], replaced = [] }: ConfirmedPlanAnswer,
): UndoConfirm | null {
	if (added_to.length === 0) return null;
	return {
		id,
		steps: added_to,
		replaced: replaced.map(({ step, product }) => ({
			step,
			id: product.id,
			name: product.name,
			...(product.in_use_since !== undefined && { in_use_since: product.in_use_since }),
		})),
	};
}

export function undoAddition(body: UndoConfirm) {
	return call(profileApi.undoConfirm, { body });
}
