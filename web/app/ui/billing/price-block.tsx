import type { ReactNode } from "react";
import { Tag } from "../tag.tsx";
import { priceCopy as copy } from "./billing-words.ts";

interface PriceBlockProps {
	price: string;
	per?: string;
	regular?: string | null;
	note: string;
	children?: ReactNode;
}

/** All cards give the price the same room, so that their buttons stand in one line. */
export function PriceBlock({ price, per, regular, note, children }: PriceBlockProps) {
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

interface YearPriceProps {
	/** In major units. */
	charged: number;
	/** The regular price where less is charged. */
	regular: number | null;
	savings: string | null;
	money: (amount: number) => string;
	children?: ReactNode;
}

/** BILL-23: a year, the regular price struck through where the founding price is charged. */
export function YearPrice({ charged, regular, savings, money, children }: YearPriceProps) {
	return (
		<PriceBlock
			price={money(charged)}
			per={copy.perYear}
			regular={regular === null ? null : money(regular)}
			note={copy.yearNote(money(charged / 12))}
		>
			{children}
			{savings !== null && (
				<Tag tone="sage" className="mt-1 justify-self-start">
					{savings}
				</Tag>
			)}
		</PriceBlock>
	);
}
