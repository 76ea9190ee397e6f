import { isTreatment } from "../knowledge/actives.ts";
import { ACTIVE_LOAD_LIMIT } from "../knowledge/conflicts.ts";
import { firstClash } from "../knowledge/pairing.ts";
import { nearness } from "../routine/find-conflicts.ts";
import type { PlacedStep } from "../routine/plan-steps.ts";
import { productFacts } from "./facts/product-facts.ts";
import type { CatalogueProduct } from "./product.ts";

export interface PlacedPick {
	placed: PlacedStep;
	product: CatalogueProduct;
}

/** False when the product would clash with one already chosen, or load a third product with the same treatment. */
export function worksBeside(
	candidate: CatalogueProduct,
	placed: PlacedStep,
	chosen: readonly PlacedPick[],
): boolean {
	const own = productFacts(candidate).actives.filter(isTreatment);
	const others = chosen.filter((pick) => pick.product.id !== candidate.id);
	const clash = others.some(
		(pick) => firstClash(own, productFacts(pick.product).actives, nearness(placed, pick.placed)) !== null,
	);
	return !clash && !own.some((id) => countProducts(id, others) + 1 >= ACTIVE_LOAD_LIMIT);
}

function countProducts(id: string, chosen: readonly PlacedPick[]): number {
	const carrying = chosen.filter((pick) =>
		productFacts(pick.product).actives.some((active) => active === id),
	);
	return new Set(carrying.map((pick) => pick.product.id)).size;
}
