import { type ActiveId, isExfoliating, isRetinoid, isTreatment } from "../../../knowledge/actives.ts";
import { productFacts } from "../../../products/facts/product-facts.ts";
import type { CatalogueProduct } from "../../../products/product.ts";
import type { ProductCategory } from "../../../routine/care-plan.ts";

/** When and how often a product goes on, by the treatment that leads it, else by its kind. */
export function useOf(product: CatalogueProduct, { tight, oily }: { tight: boolean; oily: boolean }): string {
	const lead = leadOf(product);
	if (product.category === "cleanser")
		return tight
			? "Nights only: in the morning lukewarm water does, never hot, and moisturizer goes on skin still damp."
			: oily
				? "Twice a day is fine on oily skin, morning and night, and no more; where it feels tight, nights only."
				: "At night always; in the morning lukewarm water is enough for most. Twice a day is the most.";
	if (lead !== null) {
		if (isRetinoid(lead))
			return "Nights only, two evenings a week at first, a pea for the face; never in the morning and on no night with an acid.";
		if (isExfoliating(lead))
			return "Evenings, once a week at first and three times at most, not with a retinoid on one night.";
		if (lead === "benzoyl_peroxide")
			return "Once a day, every other day at first, thinly; morning or evening, and not on one night with a retinoid. It bleaches cloth.";
		if (lead === "azelaic_acid") return "Morning or night, both fine; every other day at first, then daily.";
		if (lead === "vitamin_c" || lead === "vitamin_c_derivative")
			return "Night works as well; the morning, under sunscreen, is where it adds most. Once a day is enough.";
		if (lead === "sulfur") return "Evenings, on the spots alone, every other day at first.";
	}
	return OF_KIND[product.category];
}

/** The treatment a product is used for. */
export function leadOf(product: CatalogueProduct): ActiveId | null {
	const { key, leads } = productFacts(product);
	const treats = key.filter(isTreatment);
	return treats.find((id) => leads[id] !== undefined) ?? treats[0] ?? null;
}

const OF_KIND: Record<ProductCategory, string> = {
	cleanser: "",
	toner: "Morning and night, both fine, after washing.",
	serum: "Morning and night, both fine, before the moisturizer.",
	eye_cream: "Morning and night, both fine; a grain of rice for both eyes.",
	moisturizer: "Morning and night, both fine, after washing on skin still damp.",
	sunscreen: "Mornings only: at night it has no job and is washed off.",
	mask: "Once a week, in the evening, on calm skin.",
	exfoliant: "One evening a week at first, never in the morning before sun and never on sore skin.",
};
