import type { PlanOffer } from "@dewlight/contracts/billing.ts";
import type { BillingInterval } from "@dewlight/core/plans/paid-plan.ts";
import { CURRENCY } from "@dewlight/core/plans/prices.ts";
import type { ReactNode } from "react";
import { moneyWords } from "#ui/billing/money-words.ts";
import { Tag } from "#ui/tag.tsx";
import { plansCopy as copy } from "./copy.ts";
import { priceOf } from "./price-of.ts";

interface PriceBlockProps {
	price: string;
	per?: string;
	regular?: string | null;
	note: string;
	children?: ReactNode;
}

/** All cards give the price the same room, so that their buttons stand in one line. */
function PriceBlock({ price, per, regular, note, children }: PriceBlockProps) {
	return (
		<div className="grid content-start gap-1 desk:min-h-30">
			<p className="flex flex-wrap items-baseline gap-x-2">
				{regular && (
					<>
						<span className="sr-only">{copy.regularPrice}</span>
						<s className="text-lead text-ink-2">{regular}</s>
					</>
				)}
				<span className="font-display text-h1">{price}</span>
				{per && <span className="text-small text-ink-2">{per}</span>}
			</p>
			<p className="text-small text-ink-2">{note}</p>
			{children}
		</div>
	);
}

export function FreePrice() {
	return <PriceBlock price={copy.free} note={copy.freeNote} />;
}

export function OfferPrice({ offer, interval }: { offer: PlanOffer; interval: BillingInterval }) {
	const { charged, regular, savings } = priceOf(offer, interval);
	const words = (amount: number) => moneyWords(amount, CURRENCY);
	if (interval === "month") {
		return <PriceBlock price={words(charged)} per={copy.perMonth} note={copy.monthNote} />;
	}
	return (
		<PriceBlock
			price={words(charged)}
			per={copy.perYear}
			regular={regular === null ? null : words(regular)}
			note={copy.yearNote(words(charged / 12))}
		>
			{savings !== null && (
				<Tag tone="sage" className="mt-1 justify-self-start">
					{savings}
				</Tag>
			)}
		</PriceBlock>
	);
}
