import type { Product } from "@dewlight/contracts/products.ts";
import { useState } from "react";
import { ProductShape } from "#ui/product/product-shape.tsx";
import { safeHref } from "#ui/safe-href.ts";

interface ProductPictureProps {
	product: Product;
	/** Kind of container drawn where there is no picture. */
	category: string;
}

/** The operator's own picture where there is one, else our drawing. Decoration: the name stands beside it. */
export function ProductPicture({ product, category }: ProductPictureProps) {
	const [lost, setLost] = useState(false);
	const source = safeHref(product.image_url);
	if (source === null || lost) return <ProductShape category={category} className="h-14 w-11 shrink-0" />;
	return (
		<img
			src={source}
			alt=""
			loading="lazy"
			onError={() => setLost(true)}
			className="h-14 w-11 shrink-0 rounded-xs object-contain"
		/>
	);
}
