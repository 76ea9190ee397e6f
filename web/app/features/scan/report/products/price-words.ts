import { monthWords } from "@dewlight/core/products/months.ts";
import type { ProductPick } from "../../calls/report-schema.ts";

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
export function priceWords({ price, currency, retailer, observed }: ProductPick): string | null {
	return price === null ? null : `${money(price, currency)} at ${retailer}, ${monthWords(observed)}`;
}

export interface RatingWords {
	/** One decimal. */
	value: string;
	/** "at Sephora, Sep 2020" */
	where: string;
}

/** A rating belongs to the month and shop where it was read; without a month of its own it has those of the price. */
export function ratingWords(pick: ProductPick): RatingWords | null {
	if (pick.rating === null) return null;
	const shop = pick.rating_retailer ?? pick.retailer;
	const month = monthWords(pick.rating_observed ?? pick.observed);
	return { value: pick.rating.toFixed(1), where: `at ${shop}, ${month}` };
}
