import { RECOMMENDATION_GROUPS, type Recommendations } from "@dewlight/contracts/products.ts";

/** The same lists with every card telling what the plan holds now: the new product, and the one it took the place of. */
export function markInUse(lists: Recommendations, used: ReadonlySet<string>): Recommendations {
	const marked = { ...lists };
	for (const group of RECOMMENDATION_GROUPS) {
		marked[group] = lists[group].map((product) => ({ ...product, is_confirmed: used.has(product.id) }));
	}
	return marked;
}
