import type { Product } from "@dewlight/contracts/products.ts";
import { Star } from "lucide-react";
import { usePriceWords } from "./price-month.tsx";
import { ratingWords } from "./price-words.ts";
import { productCopy as copy } from "./product-copy.ts";

/** RECO-10, RECO-A3: what a shop said, where and when; a fact that was not observed is left out. */
export function ShopFacts({ product }: { product: Product }) {
	const price = usePriceWords(product);
	const rating = ratingWords(product);
	if (price === null && rating === null) return null;
	return (
		<dl className="grid gap-1 text-small">
			{price !== null && (
				<div>
					<dt className="sr-only">{copy.price}</dt>
					<dd className="font-semibold">{price}</dd>
					{product.stale === true && <dd className="text-amber">{copy.stale}</dd>}
				</div>
			)}
			{rating !== null && (
				<div>
					<dt className="sr-only">{copy.rating}</dt>
					<dd className="flex items-start gap-1.5 text-ink-2">
						<Star aria-hidden="true" className="mt-1 size-4 shrink-0 fill-apricot stroke-apricot" />
						<span>
							<span className="sr-only">{copy.ratingLabel(rating.value)} </span>
							<span aria-hidden="true" className="font-semibold text-ink">
								{rating.value}
							</span>{" "}
							{rating.where}
						</span>
					</dd>
				</div>
			)}
		</dl>
	);
}
