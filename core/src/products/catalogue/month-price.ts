import type { CatalogueProduct } from "../product.ts";
import { comparablePrice } from "./price.ts";

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
