import { ACTIVES, isTreatment } from "../../knowledge/actives.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import { joinWords } from "../../skin/zone-words.ts";
import { type ProductFacts, productFacts } from "../facts/product-facts.ts";
import { refusalForPerson } from "../fits-step.ts";
import type { PickContext } from "../pick-context.ts";
import type { CatalogueProduct } from "../product.ts";

export interface Cheaper {
	product: CatalogueProduct;
	/** What it shares, one sentence. */
	words: string;
}

const MOST = 3;

/**
 * Products of the same kind that lead with the same treatments and cost less, cheapest first. None where the list treats
 * nothing: plain care differs in what no list tells. Without a price of its own every priced one counts.
 */
export function sameForLess(
	product: { id: string; name: string; category: ProductCategory | null; price: number | null },
	facts: ProductFacts,
	alternatives: readonly CatalogueProduct[],
	context: PickContext,
): Cheaper[] {
	const works = facts.key.filter(isTreatment);
	if (works.length === 0 || product.category === null) return [];
	const limit = product.price ?? Number.POSITIVE_INFINITY;
	return alternatives
		.filter(({ id, category }) => id !== product.id && category === product.category)
		.filter(
			({ price, currency, stale }) => price !== null && price < limit && currency === "USD" && stale !== true,
		)
		.filter((one) => {
			const { key } = productFacts(one);
			const same = works.every((id) => key.includes(id));
			// More treatments than asked for are another product.
			return same && key.filter(isTreatment).length === works.length;
		})
		.filter((one) => refusalForPerson(one, context) === null)
		.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0) || (a.id < b.id ? -1 : 1))
		.slice(0, MOST)
		.map((one) => ({
			product: one,
			words: `Leads with ${joinWords(works.map((id) => ACTIVES[id].name))} as well.`,
		}));
}
