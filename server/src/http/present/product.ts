import type { Product } from "@dewlight/contracts/products.ts";
import { listFacts } from "@dewlight/core/products/facts/list-facts.ts";
import type { ProductView } from "#use-cases/profile/index.ts";
import { presentProductFacts } from "./product-facts.ts";

/** DATA-21, DATA-22: shop facts for a row of the catalogue, what the list says for a person's own product. */
export function presentProduct(view: ProductView): Product {
	return {
		id: view.id,
		name: view.name,
		product_url: view.productUrl,
		category: view.category,
		suggested_category: view.suggestedCategory,
		is_custom: view.isCustom,
		is_confirmed: view.isConfirmed,
		...presentProductFacts(view.catalogue),
		...(view.own && presentOwnFacts(view.own)),
	};
}

function presentOwnFacts({ brand, name, inci }: NonNullable<ProductView["own"]>) {
	const facts = listFacts(name, inci);
	return {
		...(brand !== "" && { brand }),
		actives: facts.actives,
		...(facts.no_listed_fragrance !== null && { no_listed_fragrance: facts.no_listed_fragrance }),
		...(facts.sensitive_safe !== null && { sensitive_safe: facts.sensitive_safe }),
	};
}
