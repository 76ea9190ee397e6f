import type { Product } from "@dewlight/contracts/products.ts";
import { useState } from "react";
import { ProductShape } from "./product-shape.tsx";

/** The operator's own picture where there is one, else our drawing of the kind of container; as high as its frame. */
export function ProductPicture({ product }: { product: Product }) {
	const [lost, setLost] = useState(false);
	const { image_url, name, suggested_category, category } = product;
	if (image_url === null || lost) {
		return <ProductShape category={suggested_category ?? category ?? ""} className="h-full max-w-full" />;
	}
	return (
		<img
			src={image_url}
			alt={name}
			loading="lazy"
			onError={() => setLost(true)}
			className="h-full max-w-full object-contain"
		/>
	);
}
