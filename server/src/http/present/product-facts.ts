import type { CatalogueProduct } from "@dewlight/core/products/product.ts";

/** What a catalogue row adds to a product of the wire: price and rating never without shop and month. */
export function presentProductFacts(product: CatalogueProduct | null) {
	if (!product) return { image_url: null, price: null, rating: null };
	return {
		brand: product.brand,
		image_url: product.image_url,
		price: product.price,
		currency: product.currency,
		rating: product.rating,
		rating_observed: product.rating_observed,
		rating_retailer: product.rating_retailer ?? null,
		retailer: product.retailer === "" ? null : product.retailer,
		observed: product.observed,
		stale: product.stale === true,
		no_listed_fragrance: product.no_listed_fragrance,
		sensitive_safe: product.sensitive_safe,
		actives: product.actives,
	};
}
