import { RECOMMENDATION_GROUPS, type Recommendations } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan } from "@dewlight/contracts/profile.ts";

/** Ids of everything in use: one for each step, and those without a step. */
function idsInUse({ additional = {}, ...steps }: ConfirmedCarePlan): Set<string> {
	return new Set([...Object.values(steps), ...Object.values(additional)].map(({ id }) => id));
}

/** The same lists with every card telling what the plan holds now: the new product, and the one it took the place of. */
export function markInUse(lists: Recommendations, plan: ConfirmedCarePlan): Recommendations {
	const used = idsInUse(plan);
	const marked = { ...lists };
	for (const group of RECOMMENDATION_GROUPS) {
		marked[group] = lists[group].map((product) => ({ ...product, is_confirmed: used.has(product.id) }));
	}
	return marked;
}
