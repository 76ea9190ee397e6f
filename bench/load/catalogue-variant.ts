import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";

/** A row like the starter's, under a name and an id of its own, with a price and rating near the first one's. */
export function variantOf(number: number): CatalogueProduct {
	const product = STARTER_CATALOGUE[number % STARTER_CATALOGUE.length];
	const round = Math.floor(number / STARTER_CATALOGUE.length);
	if (!product) throw new Error("The starter catalogue is empty.");
	const cents = ((product.price ?? 10) * 100 * (80 + ((number * 7) % 41))) / 100;
	return {
		...product,
		id: `generated-${number}`,
		name: `${product.name} No. ${round}`,
		price: Math.round(cents) / 100,
		rating:
			product.rating === null ? null : Math.round(Math.min(5, product.rating + (round % 7) / 20) * 100) / 100,
		source: "generated",
	};
}
