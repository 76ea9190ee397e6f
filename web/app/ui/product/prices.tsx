import type { planPriceSchema } from "@dewlight/contracts/care-plan.ts";
import type { Product } from "@dewlight/contracts/products.ts";
import { monthWords } from "@dewlight/core/products/months.ts";
import { createContext, type ReactNode, useContext } from "react";
import type { z } from "zod";
import { Disclosure } from "../disclosure.tsx";
import { productCopy } from "./product-copy.ts";

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
	return month === null ? null : (
		<p className="text-small text-ink-2">{productCopy.prices(monthWords(month))}</p>
	);
}

/** "$12.50 at Sephora", with the month where it is not the page's own. */
export function usePriceWords(facts: ShopFacts): string | null {
	const month = useContext(Month);
	return priceWords(facts, month);
}

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

const planPriceCopy = productCopy.planPrice;
type Price = z.infer<typeof planPriceSchema>;
type Priced = NonNullable<Price["under"]>["products"];

/** What all picks cost together in one line; the way under a told budget stands one tap behind it. */
export function PlanPrice({ price }: { price: Price | null | undefined }) {
	if (!price) return null;
	const { words, under, currency, total } = price;
	return (
		<div className="grid max-w-reading">
			<p className="font-medium">{words}</p>
			{under !== undefined && (
				<Disclosure summary={planPriceCopy.under(under.total === total)}>
					<div className="grid gap-3 rounded-md bg-silk p-5 text-small">
						<p>{under.words}</p>
						<PricedList products={under.products} currency={currency} />
						{under.later.length > 0 && (
							<>
								<p className="font-semibold">{planPriceCopy.later}</p>
								<PricedList products={under.later} currency={currency} />
							</>
						)}
					</div>
				</Disclosure>
			)}
		</div>
	);
}

function PricedList({ products, currency }: { products: Priced; currency: string }) {
	return (
		<ul className="grid gap-1.5">
			{products.map(({ id, name, price }) => (
				<li key={id} className="flex flex-wrap justify-between gap-x-6">
					<span className="min-w-0">{name}</span>
					<span className="tabular-nums text-ink-2">
						{priceWords({ price, currency, rating: null }) ?? planPriceCopy.unknown}
					</span>
				</li>
			))}
		</ul>
	);
}
