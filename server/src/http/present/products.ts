import type { Product } from "@dewlight/contracts/products.ts";
import { listFacts } from "@dewlight/core/products/catalogue/from-facts.ts";
import type { CatalogueProduct, ProductNeeds } from "@dewlight/core/products/product.ts";
import {
	type CarePlan,
	MORNING_STEPS,
	NIGHT_STEPS,
	PRODUCT_CATEGORIES,
	WEEKLY_STEPS,
} from "@dewlight/core/routine/care-plan.ts";
import type { ProductView } from "#use-cases/profile/index.ts";

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

/** The database keeps no order of keys; a plan reads in the order of its steps. */
export function presentCarePlan(plan: CarePlan): CarePlan {
	return {
		morning: inOrder(plan.morning, MORNING_STEPS),
		night: inOrder(plan.night, NIGHT_STEPS),
		weekly: inOrder(plan.weekly, WEEKLY_STEPS),
		...(plan.notes && { notes: plan.notes }),
		...(plan.price && { price: plan.price }),
	};
}

export function presentProductNeeds(needs: ProductNeeds): ProductNeeds {
	return inOrder(needs, PRODUCT_CATEGORIES);
}

function inOrder<Key extends string, Value>(
	section: Partial<Record<Key, Value>>,
	order: readonly Key[],
): Partial<Record<Key, Value>> {
	const ordered: Partial<Record<Key, Value>> = {};
	for (const key of order) {
		const value = section[key];
		if (value !== undefined) ordered[key] = value;
	}
	return ordered;
}
