import { isTreatment } from "../knowledge/actives.ts";
import type { CarePlan, PlanStep, ProductCategory } from "../routine/care-plan.ts";
import { expandStep, keyNamed, placeOf, stepAt } from "../routine/step-key.ts";
import type { FactSource } from "./facts/product-facts.ts";
import { refusalForStep } from "./fits-step.ts";
import { stepProductRule } from "./step-product-rule.ts";

export interface ProductToPlace extends FactSource {
	id: string;
}

/**
 * The keys at which a product comes into use for a step as it was sent. A key is taken at its word. A bare step says no
 * time of day, so it is read with care: where the plan suggests this very product; else everywhere the plan asks for the
 * same at that step; else only where the product fits what is asked. It never takes the place of another product: that
 * needs a key. [] means use without a step.
 */
export function placesFor(
	step: string,
	product: ProductToPlace,
	{ plan, in_use }: { plan: CarePlan | null; in_use: readonly { step: string; product_id: string }[] },
): string[] {
	const key = keyNamed(step);
	if (key !== null) return [key];
	if (plan === null) return [];
	const meant = meantPlaces(
		expandStep(step, plan).flatMap((one) => {
			const place = placeOf(one);
			const planned = place && stepAt(plan, place);
			return planned ? [{ key: one, category: place.category, planned }] : [];
		}),
		product,
	);
	return meant.filter((one) => in_use.every((used) => used.step !== one || used.product_id === product.id));
}

interface Place {
	key: string;
	category: ProductCategory;
	planned: PlanStep;
}

function meantPlaces(places: readonly Place[], product: ProductToPlace): string[] {
	const suggested = places.filter(({ planned }) => planned.product?.id === product.id);
	if (suggested.length > 0) return suggested.map(({ key }) => key);
	const asked = new Set(places.map(({ planned }) => planned.step_id ?? planned.actives.join()));
	const treats = places.some(({ planned }) => planned.actives.some(isTreatment));
	const fitting =
		treats && asked.size > 1
			? places.filter(
					({ category, planned }) =>
						refusalForStep(product, category, stepProductRule(planned, category)) === null,
				)
			: places;
	return fitting.map(({ key }) => key);
}
