import type { Product } from "@dewlight/contracts/products.ts";
import { useState } from "react";
import { ProductShape } from "#ui/product/product-shape.tsx";

/** The operator's own picture where there is one, else our drawing of the kind of container. */
export function ProductPicture({ product }: { product: Product }) {
	const [lost, setLost] = useState(false);
	const { image_url, name, suggested_category, category } = product;
	return (
		<div className="grid h-36 place-items-end justify-items-center bg-silk px-6 pt-4">
			{image_url === null || lost ? (
				<ProductShape category={suggested_category ?? category ?? ""} className="h-28" />
			) : (
				<img
					src={image_url}
					alt={name}
					loading="lazy"
					onError={() => setLost(true)}
					className="h-32 max-w-full object-contain"
				/>
			)}
		</div>
	);
}
