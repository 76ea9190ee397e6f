import type { Product } from "@dewlight/contracts/products.ts";

/** A cleanser of the catalogue, not in use, sold by one shop. */
export function sampleProduct(id: string, changes: Partial<Product> = {}): Product {
	return {
		id,
		name: `Product ${id}`,
		brand: "Plain",
		image_url: null,
		product_url: `https://shop.example/${id}`,
		price: 12.5,
		currency: "USD",
		rating: null,
		retailer: "Corner Shop",
		observed: "2026-10",
		suggested_category: "cleanser",
		category: "cleanser",
		is_custom: false,
		is_confirmed: false,
		...changes,
	};
}
