import { Star } from "lucide-react";
import { Tag } from "#ui/tag.tsx";
import type { ProductPick } from "../../calls/report-schema.ts";
import { reportCopy } from "../copy.ts";
import { labelOf } from "../format.ts";
import { OutboundLink } from "../outbound-link.tsx";
import { safeHref } from "../safe-href.ts";
import { priceWords, ratingWords } from "./price-words.ts";
import { ProductShape } from "./product-shape.tsx";

const copy = reportCopy.picks;

export function ProductCard({ category, pick }: { category: string; pick: ProductPick }) {
	const rating = ratingWords(pick);
	return (
		<li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-soft break-inside-avoid">
			<div className="flex items-end justify-between gap-3 bg-silk px-5 pt-4 print:hidden">
				<span className="self-start text-small font-medium text-ink-2">{labelOf(category)}</span>
				<ProductShape category={category} className="h-24" />
			</div>
			<div className="flex flex-1 flex-col gap-3 p-5">
				<div>
					<p className="text-small text-ink-2">{pick.brand}</p>
					<h3 className="text-h3">{pick.name}</h3>
				</div>
				<p className="text-small text-ink-2">{pick.reason}</p>
				<div className="flex flex-wrap gap-2 empty:hidden">
					{pick.no_listed_fragrance && <Tag tone="sage">{copy.noFragrance}</Tag>}
					{pick.sensitive_safe && <Tag tone="sage">{copy.sensitiveSafe}</Tag>}
				</div>
				<dl className="mt-auto grid gap-1 border-t border-line pt-3 text-small">
					<dt className="sr-only">Price</dt>
					<dd className="font-semibold">{priceWords(pick) ?? copy.noPrice}</dd>
					<dt className="sr-only">Rating</dt>
					<dd className="flex items-center gap-1.5 text-ink-2">
						{rating === null ? (
							copy.noRating
						) : (
							<>
								<Star aria-hidden="true" className="size-4 shrink-0 fill-apricot stroke-apricot" />
								<span>
									<span className="sr-only">{copy.ratingLabel(rating.value)} </span>
									<span aria-hidden="true">{rating.value}</span> {rating.where}
								</span>
							</>
						)}
					</dd>
				</dl>
				{safeHref(pick.product_url) !== null && (
					<OutboundLink
						href={pick.product_url}
						className="inline-flex min-h-11 items-center font-semibold text-fig underline decoration-1 underline-offset-4 hover:decoration-2 print:hidden"
					>
						{copy.open(pick.retailer)}
					</OutboundLink>
				)}
			</div>
		</li>
	);
}
