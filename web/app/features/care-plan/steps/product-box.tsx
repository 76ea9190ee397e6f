import type { Product } from "@dewlight/contracts/products.ts";
import type { ReactNode } from "react";
import { usePriceWords } from "#ui/product/price-month.tsx";
import { shortName } from "#ui/product/short-name.ts";
import { Tag } from "#ui/tag.tsx";
import { stepCopy as copy } from "../copy.ts";
import { ProductThumb } from "./product-thumb.tsx";

interface ProductBoxProps {
	product: Product;
	category: string;
	/** Where the product's strength is not the step's. */
	strengthNote?: string | undefined;
	children?: ReactNode;
}

/** What is known of a step's product beside its name: picture, whole name, price and what its list shows (PLAN-18, PLAN-19). */
export function ProductBox({ product, category, strengthNote, children }: ProductBoxProps) {
	const price = usePriceWords(product);
	const { name } = product;
	return (
		<div className="flex min-w-0 items-center gap-4 rounded-md bg-silk px-4 py-3.5">
			<ProductThumb product={product} category={category} />
			<div className="grid min-w-0 justify-items-start gap-1">
				{shortName(name) !== name && <p className="text-small">{name}</p>}
				{price !== null && <p className="text-small text-ink-2">{price}</p>}
				{price !== null && product.stale === true && (
					<p className="text-small text-amber">{copy.staleFacts}</p>
				)}
				{strengthNote !== undefined && <p className="text-small">{strengthNote}</p>}
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
	);
}
