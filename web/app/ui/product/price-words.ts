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

/** "$12.50 at Sephora, Sep 2020", with the shop and month the server tells. Null when no price was observed. A month that the page says for all is left out. */
export function priceWords(
	{ price, currency, retailer, observed }: ShopFacts,
	pageMonth: string | null = null,
): string | null {
	if (price === null) return null;
	const where = retailer && observed === pageMonth ? `at ${retailer}` : whereWords(retailer, observed);
	return [money(price, currency ?? "USD"), where].filter(Boolean).join(" ");
}

function whereWords(shop: string | null | undefined, month: string | null | undefined): string {
	return shop && month ? `at ${shop}, ${monthWords(month)}` : "";
}

interface RatingWords {
	/** One decimal. */
	value: string;
	/** "at Sephora, Sep 2020"; empty where it was not told. */
	where: string;
}

/** A rating belongs to the month and shop where it was read; without a month of its own it has those of the price. */
export function ratingWords(facts: ShopFacts): RatingWords | null {
	const shop = facts.rating_retailer ?? facts.retailer;
	const month = facts.rating_observed ?? facts.observed;
	return facts.rating === null ? null : { value: facts.rating.toFixed(1), where: whereWords(shop, month) };
}
