import type { ProductNeeds } from "@dewlight/core/products/product.ts";
import {
	type CarePlan,
	MORNING_STEPS,
	NIGHT_STEPS,
	PRODUCT_CATEGORIES,
	WEEKLY_STEPS,
} from "@dewlight/core/routine/care-plan.ts";

/** The database keeps no order of keys; a plan reads in the order of its steps. */
export function presentCarePlan(plan: CarePlan): CarePlan {
	return {
		morning: inOrder(plan.morning, MORNING_STEPS),
		night: inOrder(plan.night, NIGHT_STEPS),
		weekly: inOrder(plan.weekly, WEEKLY_STEPS),
		...(plan.notes && { notes: plan.notes }),
		...(plan.price && { price: plan.price }),
	};
}

export function presentProductNeeds(needs: ProductNeeds): ProductNeeds {
	return inOrder(needs, PRODUCT_CATEGORIES);
}

function inOrder<Key extends string, Value>(
	section: Partial<Record<Key, Value>>,
	order: readonly Key[],
): Partial<Record<Key, Value>> {
	const ordered: Partial<Record<Key, Value>> = {};
	for (const key of order) {
		const value = section[key];
		if (value !== undefined) ordered[key] = value;
	}
	return ordered;
}
