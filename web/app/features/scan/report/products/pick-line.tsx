import { reasonInShort } from "@dewlight/core/products/reason-in-short.ts";
import { Star } from "lucide-react";
import { OutboundLink } from "#ui/outbound-link.tsx";
import { priceWords, ratingWords } from "#ui/product/price-words.ts";
import { ProductPicture } from "#ui/product/product-picture.tsx";
import { shortName } from "#ui/product/short-name.ts";
import type { ProductPick } from "../../calls/report-schema.ts";
import { reportCopy } from "../copy.ts";

const copy = reportCopy.picks;

interface PickLineProps {
	category: string;
	label: string;
	pick: ProductPick;
}

/** One pick in short: for which step, what it is, why, and what it costs where. */
export function PickLine({ category, label, pick }: PickLineProps) {
	const why = pick.reason === undefined ? null : reasonInShort(pick.reason);
	return (
		<li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3.5 break-inside-avoid">
			<div className="grid h-16 place-items-center print:hidden">
				<ProductPicture product={pick} category={category} />
			</div>
			<div className="grid content-start gap-0.5 print:col-span-2">
				<p className="text-small text-ink-2">{label}</p>
				<h3 className="font-sans text-body leading-snug font-semibold" title={pick.name}>
					<OutboundLink
						href={pick.product_url}
						className="text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
					>
						{[pick.brand, shortName(pick.name)].filter(Boolean).join(" ")}
					</OutboundLink>
				</h3>
				{why !== null && <p className="text-small">{why}</p>}
				{pick.strength_note !== undefined && <p className="text-small">{pick.strength_note}</p>}
				<PriceAndRating pick={pick} />
			</div>
		</li>
	);
}

function PriceAndRating({ pick }: { pick: ProductPick }) {
	const price = priceWords(pick);
	const rating = ratingWords(pick);
	return (
		<dl className="flex flex-wrap gap-x-4 text-small text-ink-2">
			<div>
				<dt className="sr-only">{copy.price}</dt>
				<dd>{price ?? copy.noPrice}</dd>
			</div>
			{rating !== null && (
				<div>
					<dt className="sr-only">{copy.rating}</dt>
					<dd className="flex items-center gap-1.5">
						<Star aria-hidden="true" className="size-3.5 shrink-0 fill-apricot stroke-apricot" />
						<span>
							<span className="sr-only">{copy.ratingLabel(rating.value)} </span>
							<span aria-hidden="true">{rating.value}</span>
							{price?.endsWith(rating.where) ? null : ` ${rating.where}`}
						</span>
					</dd>
				</div>
			)}
		</dl>
	);
}
