import { findActives } from "../facts/find-actives.ts";
import { findFragrance, sensitiveConcerns } from "../facts/find-irritants.ts";
import type { CatalogueProduct } from "../product.ts";

/** A plain product of the catalogue: its facts follow from its list of ingredients, as those of real rows do. */
export function buildProduct(parts: Partial<CatalogueProduct> & { id: string }): CatalogueProduct {
	const { name = "Product", inci = ["Aqua"] } = parts;
	const { actives } = findActives(name, inci);
	return {
		brand: "Plain",
		name,
		category: "serum",
		price: 10,
		currency: "USD",
		rating: null,
		rating_observed: null,
		size: null,
		inci,
		actives,
		no_listed_fragrance: findFragrance(inci).length === 0,
		sensitive_safe: sensitiveConcerns(inci, actives).length === 0,
		suits: [],
		retailer: "Ulta US",
		product_url: null,
		image_url: null,
		observed: "2026-01",
		source: "test",
		...parts,
	};
}
