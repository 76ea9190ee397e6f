import { monthWords } from "@dewlight/core/products/months.ts";

/** What a shop said about a product, and in which month ("2026-11"). */
export interface ShopFacts {
	price: number | null;
	currency?: string | undefined;
	retailer?: string | null | undefined;
	observed?: string | null | undefined;
	rating: number | null;
	rating_retailer?: string | null | undefined;
	rating_observed?: string | null | undefined;
}

function money(price: number, currency: string): string {
	try {
		return new Intl.NumberFormat("en-US", { style: "currency", currency, minimumFractionDigits: 2 }).format(
			price,
		);
	} catch (error) {
		if (error instanceof RangeError) return `${price.toFixed(2)} ${currency}`.trim();
		throw error;
	}
}

/** "$12.50 at Sephora, Sep 2020"; a price is never shown without its shop and month. Null when none was observed. */
export function priceWords({ price, currency, retailer, observed }: ShopFacts): string | null {
	if (price === null || !retailer || !observed) return null;
	return `${money(price, currency ?? "USD")} at ${retailer}, ${monthWords(observed)}`;
}

interface RatingWords {
	/** One decimal. */
	value: string;
	/** "at Sephora, Sep 2020" */
	where: string;
}

/** A rating belongs to the month and shop where it was read; without a month of its own it has those of the price. */
export function ratingWords(facts: ShopFacts): RatingWords | null {
	const shop = facts.rating_retailer ?? facts.retailer;
	const month = facts.rating_observed ?? facts.observed;
	if (facts.rating === null || !shop || !month) return null;
	return { value: facts.rating.toFixed(1), where: `at ${shop}, ${monthWords(month)}` };
}
