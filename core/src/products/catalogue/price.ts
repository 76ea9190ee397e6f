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

/** Milliliters that a month of face takes, morning and night: our own round figures. */
const MONTH_ML: Partial<Record<CatalogueProduct["category"], number>> = { cleanser: 80, moisturizer: 50 };
const OUNCE_ML = 29.6;

/** What a wash or a moisturizer costs in its first month, USD: of a small tube a second one is soon needed. */
export function monthPrice(product: CatalogueProduct): number | null {
	const price = comparablePrice(product);
	const month = MONTH_ML[product.category];
	const size = milliliters(product.size);
	if (price === null || month === undefined || size === null || size >= month) return price;
	return (price * month) / size;
}

/** "1.7 fl. oz / 50 mL" is 50, "12 oz" about 355; null where no size is printed. Grams count as milliliters. */
export function milliliters(size: string | null): number | null {
	const metric = /([\d.]+) ?(?:ml|g)\b/i.exec(size ?? "")?.[1];
	if (metric !== undefined) return Number(metric);
	const ounces = /([\d.]+) ?(?:fl\.? ?)?oz\b/i.exec(size ?? "")?.[1];
	return ounces === undefined ? null : Number(ounces) * OUNCE_ML;
}
