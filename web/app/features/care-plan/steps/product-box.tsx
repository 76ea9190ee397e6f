import type { Product } from "@dewlight/contracts/products.ts";
import type { ReactNode } from "react";
import { OutboundLink } from "#ui/outbound-link.tsx";
import { priceWords } from "#ui/product/price-words.ts";
import { Tag } from "#ui/tag.tsx";
import { stepCopy as copy } from "../copy.ts";
import { ProductThumb } from "./product-thumb.tsx";

interface ProductBoxProps {
	product: Product;
	/** Given to the name, so that the action can point to it. */
	nameId: string;
	category: string;
	/** "Mark In Use" or "Remove". */
	action: ReactNode;
	children?: ReactNode;
}

/** One product of a step: picture, name with its shop, price with shop and month, and what can be done (PLAN-18, PLAN-19). */
export function ProductBox({ product, nameId, category, action, children }: ProductBoxProps) {
	const price = priceWords(product);
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-md bg-silk px-4 py-3.5">
			<div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
				<ProductThumb product={product} category={category} />
				<div className="grid min-w-0 justify-items-start gap-1">
					{product.brand !== undefined && product.brand !== "" && (
						<p className="text-small text-ink-2">{product.brand}</p>
					)}
					<p id={nameId} className="min-w-0">
						<OutboundLink
							href={product.product_url}
							className={
								product.product_url === null
									? "font-semibold"
									: "font-semibold text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
							}
						>
							{product.name}
						</OutboundLink>
					</p>
					{price !== null && <p className="text-small text-ink-2">{price}</p>}
					{price !== null && product.stale === true && (
						<p className="text-small text-amber">{copy.staleFacts}</p>
					)}
					<div className="flex flex-wrap gap-1.5 pt-0.5 empty:hidden">
						{product.is_custom && (
							<Tag tone="fig" className="bg-surface">
								{copy.custom}
							</Tag>
						)}
						{product.no_listed_fragrance && <Tag tone="sage">{copy.noFragrance}</Tag>}
						{product.sensitive_safe && <Tag tone="sage">{copy.sensitiveSafe}</Tag>}
					</div>
					{children}
				</div>
			</div>
			<div className="print:hidden max-wide:w-full">{action}</div>
		</div>
	);
}
