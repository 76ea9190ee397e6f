import type { Product } from "@dewlight/contracts/products.ts";
import { useState } from "react";
import { ProductShape } from "./product-shape.tsx";

interface ProductPictureProps {
	product: Pick<Product, "name" | "image_url"> & Partial<Pick<Product, "suggested_category" | "category">>;
	/** Kind of container drawn where there is no picture; the product's own where missing. */
	category?: string;
}

/** The operator's own picture where there is one, else our drawing of the kind of container; as high as its frame. */
export function ProductPicture({ product, category }: ProductPictureProps) {
	const [lost, setLost] = useState(false);
	if (product.image_url === null || lost) {
		const kind = category ?? product.suggested_category ?? product.category ?? "";
		return <ProductShape category={kind} className="h-full max-w-full" />;
	}
	return (
		<img
			src={product.image_url}
			alt={product.name}
			loading="lazy"
			onError={() => setLost(true)}
			className="h-full max-w-full object-contain"
		/>
	);
}
