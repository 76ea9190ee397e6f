import type { Product } from "@dewlight/contracts/products.ts";
import { monthWords } from "@dewlight/core/products/months.ts";
import { createContext, type ReactNode, useContext } from "react";
import { priceWords, type ShopFacts } from "./price-words.ts";
import { productCopy as copy } from "./product-copy.ts";

const Month = createContext<string | null>(null);

/** The month in which most prices of a page were seen; null where none is known. */
function commonMonth(products: readonly Pick<Product, "price" | "observed">[]): string | null {
	const counts = new Map<string, number>();
	for (const { price, observed } of products) {
		if (price !== null && observed) counts.set(observed, (counts.get(observed) ?? 0) + 1);
	}
	const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1));
	return most?.[0] ?? null;
}

/** Says once for a whole page when and where its prices were seen; a price of another month still says its own. */
export function PricesSeen({ products, children }: { products: readonly Product[]; children: ReactNode }) {
	return <Month value={commonMonth(products)}>{children}</Month>;
}

export function PriceNote() {
	const month = useContext(Month);
	return month === null ? null : <p className="text-small text-ink-2">{copy.prices(monthWords(month))}</p>;
}

/** "$12.50 at Sephora", with the month where it is not the page's own. */
export function usePriceWords(facts: ShopFacts): string | null {
	const month = useContext(Month);
	return priceWords(facts, month);
}
