import type { planPriceSchema } from "@dewlight/contracts/care-plan.ts";
import type { z } from "zod";
import { Disclosure } from "../disclosure.tsx";
import { priceWords } from "./prices.tsx";
import { productCopy } from "./product-copy.ts";

const copy = productCopy.planPrice;
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
				<Disclosure summary={copy.under(under.total === total)}>
					<div className="grid gap-3 rounded-md bg-silk p-5 text-small">
						<p>{under.words}</p>
						<PricedList products={under.products} currency={currency} />
						{under.later.length > 0 && (
							<>
								<p className="font-semibold">{copy.later}</p>
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
						{priceWords({ price, currency, rating: null }) ?? copy.unknown}
					</span>
				</li>
			))}
		</ul>
	);
}
