import type { PlanOffer } from "@dewlight/contracts/billing.ts";
import type { BillingInterval } from "@dewlight/core/plans/paid-plan.ts";
import { CURRENCY } from "@dewlight/core/plans/prices.ts";
import { moneyWords } from "#ui/billing/money-words.ts";
import { PriceBlock, YearPrice } from "#ui/billing/price-block.tsx";
import { priceCopy as copy } from "#ui/billing/price-copy.ts";
import { priceOf } from "./price-of.ts";

export function OfferPrice({ offer, interval }: { offer: PlanOffer; interval: BillingInterval }) {
	const price = priceOf(offer, interval);
	const money = (amount: number) => moneyWords(amount, CURRENCY);
	if (interval === "year") return <YearPrice {...price} money={money} />;
	return <PriceBlock price={money(price.charged)} per={copy.perMonth} note={copy.monthNote} />;
}
