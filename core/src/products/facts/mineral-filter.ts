import type { CatalogueProduct } from "../product.ts";
import { productFacts } from "./product-facts.ts";

/** Holds zinc oxide or titanium dioxide, which scatter light. */
export function isMineralFilter(product: CatalogueProduct): boolean {
	const actives: readonly string[] = productFacts(product).actives;
	return actives.includes("zinc_oxide") || actives.includes("titanium_dioxide");
}
