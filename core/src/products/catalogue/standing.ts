import type { CatalogueProduct } from "../product.ts";
import { BUDGET_LIMIT, costsAtMost } from "./price.ts";

/** Weighs as much as everything else together: fresh rows are looked at first. */
export const FRESH_STANDING = 4;
const MOST_STARS = 5;

/**
 * How early a row is looked at among its category: fresh, then rated and affordable ones. Says nothing about fit; it
 * only bounds how many rows of a large catalogue are ranked. Hundredths are the finest step.
 */
export function catalogueStanding(
	product: Pick<CatalogueProduct, "stale" | "rating" | "price" | "currency">,
): number {
	const fresh = product.stale === true ? 0 : FRESH_STANDING;
	const rated = product.rating === null ? 0 : (2 * product.rating) / MOST_STARS;
	return Math.round((fresh + rated + affordable(product)) * 100) / 100;
}

function affordable(product: Pick<CatalogueProduct, "price" | "currency">): number {
	if (costsAtMost(product, BUDGET_LIMIT.low)) return 2;
	return costsAtMost(product, BUDGET_LIMIT.mid) ? 1 : 0;
}
