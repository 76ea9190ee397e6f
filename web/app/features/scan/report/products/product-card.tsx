import { Star } from "lucide-react";
import { OutboundLink } from "#ui/outbound-link.tsx";
import { priceWords, ratingWords } from "#ui/product/price-words.ts";
import { ProductPicture } from "#ui/product/product-picture.tsx";
import { safeHref } from "#ui/safe-href.ts";
import { Tag } from "#ui/tag.tsx";
import type { ProductPick } from "../../calls/report-schema.ts";
import { reportCopy } from "../copy.ts";

const copy = reportCopy.picks;

/** Picture beside the text on phones, above it on wide screens. */
export function ProductCard({
	category,
	label,
	pick,
}: {
	category: string;
	label: string;
	pick: ProductPick;
}) {
	return (
		<li className="grid grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface shadow-soft break-inside-avoid wide:grid-cols-1 wide:grid-rows-[auto_1fr]">
			<div className="grid place-items-center bg-silk wide:place-items-end wide:px-6 wide:pt-4 print:hidden">
				<div className="h-20 wide:h-24">
					<ProductPicture product={pick} category={category} />
				</div>
			</div>
			<div className="flex min-w-0 flex-col gap-3 p-4 wide:p-5">
				<div>
					<p className="text-small text-ink-2">{[label, pick.brand].filter(Boolean).join(" · ")}</p>
					<h3 className="text-h3">{pick.name}</h3>
				</div>
				{pick.reason !== undefined && <p className="text-small text-ink-2">{pick.reason}</p>}
				{pick.strength_note !== undefined && <p className="text-small">{pick.strength_note}</p>}
				<div className="flex flex-wrap gap-1.5 empty:hidden">
					{pick.no_listed_fragrance && <Tag tone="sage">{copy.noFragrance}</Tag>}
					{pick.sensitive_safe && <Tag tone="sage">{copy.sensitiveSafe}</Tag>}
				</div>
				<PriceAndRating pick={pick} />
				{safeHref(pick.product_url) !== null && (
					<OutboundLink
						href={pick.product_url}
						className="inline-block py-2.5 font-semibold text-fig underline decoration-1 underline-offset-4 hover:decoration-2 print:hidden"
					>
						{copy.open(pick.retailer ?? pick.name)}
					</OutboundLink>
				)}
			</div>
		</li>
	);
}

function PriceAndRating({ pick }: { pick: ProductPick }) {
	const rating = ratingWords(pick);
	return (
		<dl className="mt-auto grid gap-1 border-t border-line pt-3 text-small">
			<div>
				<dt className="sr-only">{copy.price}</dt>
				<dd className="font-semibold">{priceWords(pick) ?? copy.noPrice}</dd>
			</div>
			{rating !== null && (
				<div>
					<dt className="sr-only">{copy.rating}</dt>
					<dd className="flex items-center gap-1.5 text-ink-2">
						<Star aria-hidden="true" className="size-4 shrink-0 fill-apricot stroke-apricot" />
						<span>
							<span className="sr-only">{copy.ratingLabel(rating.value)} </span>
							<span aria-hidden="true">{rating.value}</span> {rating.where}
						</span>
					</dd>
				</div>
			)}
		</dl>
	);
}
