import type { PlanOffer } from "@dewlight/contracts/billing.ts";
import type { BillingInterval } from "@dewlight/core/plans/paid-plan.ts";
import { CURRENCY } from "@dewlight/core/plans/prices.ts";
import { savingsText } from "@dewlight/core/plans/savings-text.ts";
import { moneyWords } from "#ui/billing/money-words.ts";
import { PriceBlock, YearPrice } from "#ui/billing/price-block.tsx";
import { priceCopy as copy } from "#ui/billing/price-copy.ts";

export function OfferPrice({ offer, interval }: { offer: PlanOffer; interval: BillingInterval }) {
	const price = priceOf(offer, interval);
	const money = (amount: number) => moneyWords(amount, CURRENCY);
	if (interval === "year") return <YearPrice {...price} money={money} />;
	return <PriceBlock price={money(price.charged)} per={copy.perMonth} note={copy.monthNote} />;
}

interface CardPrice {
	/** What is charged each interval, in major units. */
	charged: number;
	/** The regular price where less is charged. */
	regular: number | null;
	/** "Save 33%", by what is charged. */
	savings: string | null;
}

/** BILL-22, BILL-23, BILL-A3: the price of a plan by month or by year. */
export function priceOf(offer: PlanOffer, interval: BillingInterval): CardPrice {
	if (interval === "month") return { charged: offer.monthly_price, regular: null, savings: null };
	const { annual_price, discounted_annual_price: founding } = offer;
	const open = founding !== null && founding < annual_price;
	const charged = open ? founding : annual_price;
	return {
		charged,
		regular: open ? annual_price : null,
		savings: offer.annual_savings ?? savingsText(offer.key, Math.round(charged * 100)),
	};
}
