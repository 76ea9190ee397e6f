import { isTreatment } from "../knowledge/actives.ts";
import { ACTIVE_LOAD_LIMIT, conflictBetween } from "../knowledge/conflicts.ts";
import { WEEKDAYS } from "../routine/care-plan.ts";
import type { PlacedStep } from "../routine/plan-steps.ts";
import { halfOf } from "../routine/resolve-conflicts.ts";
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
	const clash = others.some((pick) =>
		productFacts(pick.product).actives.some((id) =>
			own.some((mine) => clashes(mine, placed, id, pick.placed)),
		),
	);
	return !clash && !own.some((id) => countProducts(id, others) + 1 >= ACTIVE_LOAD_LIMIT);
}

function clashes(mine: string, at: PlacedStep, other: string, otherAt: PlacedStep): boolean {
	const rule = conflictBetween(mine, other);
	if (!rule) return false;
	const sameHalf = halfOf(at.section) === halfOf(otherAt.section);
	switch (rule.level) {
		case "block":
			return true;
		case "separate":
			return sameHalf;
		case "alternate":
			return sameHalf && sharesDay(at, otherAt);
		case "advice":
		case "allow":
			return false;
	}
}

function sharesDay(one: PlacedStep, two: PlacedStep): boolean {
	return (one.step.days ?? WEEKDAYS).some((day) => (two.step.days ?? WEEKDAYS).includes(day));
}

function countProducts(id: string, chosen: readonly PlacedPick[]): number {
	const carrying = chosen.filter((pick) =>
		productFacts(pick.product).actives.some((active) => active === id),
	);
	return new Set(carrying.map((pick) => pick.product.id)).size;
}
