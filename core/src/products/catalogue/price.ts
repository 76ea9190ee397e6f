import type { Budget } from "../../routine/person.ts";
import type { CatalogueProduct } from "../product.ts";

/** Upper price, USD, that counts as within the budget; null: no limit. */
export const BUDGET_LIMIT = { low: 20, mid: 45, high: null } as const satisfies Record<Budget, number | null>;

/** Prices compare in one currency only; another one is no known price. */
export const PRICE_CURRENCY = "USD";

type Priced = Pick<CatalogueProduct, "price" | "currency">;

/** US dollars; null where the price is unknown or in another currency. */
export function comparablePrice({ price, currency }: Priced): number | null {
	return currency === PRICE_CURRENCY ? price : null;
}

/** False where the price cannot be compared. */
export function costsAtMost(product: Priced, limit: number): boolean {
	const price = comparablePrice(product);
	return price !== null && price <= limit;
}

/** Where nobody told a budget, a product above this stands behind every cheaper one. */
export const UNTOLD_LIMIT = 60;

/** So many dollars are left for a drug whose price we do not know: any drugstore has one for about that. */
export const LEFT_FOR: Readonly<Record<string, number>> = { benzoyl_peroxide: 10, adapalene: 12 };
