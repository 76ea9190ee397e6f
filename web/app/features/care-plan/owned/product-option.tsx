import type { Product } from "@dewlight/contracts/products.ts";
import { useEffect, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { labelOf } from "#ui/label-of.ts";
import { Tag } from "#ui/tag.tsx";
import { ownedCopy } from "../copy.ts";
import { ProductThumb } from "../steps/product-thumb.tsx";

interface ProductOptionProps {
	id: string;
	product: Product;
	/** The one that Enter takes. */
	active: boolean;
	onChoose: () => void;
}

export function ProductOption({ id, product, active, onChoose }: ProductOptionProps) {
	const row = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (active) row.current?.scrollIntoView({ block: "nearest" });
	}, [active]);
	const kind = product.category === null ? null : labelOf(product.category);
	const below = [product.brand, kind].filter(Boolean).join(" · ");
	return (
		<button
			type="button"
			ref={row}
			id={id}
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the browser's own holds no picture
			role="option"
			tabIndex={-1}
			aria-selected={active}
			onClick={onChoose}
			className={classNames(
				"flex min-h-14 items-center gap-4 text-left rounded-sm px-3 py-2 hover:bg-silk",
				active && "bg-silk outline-2 outline-fig",
			)}
		>
			<ProductThumb product={product} category={product.category ?? ""} />
			<span className="grid min-w-0 flex-1">
				<span className="font-medium">{product.name}</span>
				{below !== "" && <span className="text-small text-ink-2">{below}</span>}
			</span>
			{product.is_custom && <Tag tone="fig">{ownedCopy.search.yours}</Tag>}
		</button>
	);
}
