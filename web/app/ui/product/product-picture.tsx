import type { Product } from "@dewlight/contracts/products.ts";
import { useState } from "react";
import { classNames } from "../class-names.ts";
import { ProductShape } from "./product-shape.tsx";

interface ProductPictureProps {
	product: Pick<Product, "name" | "image_url"> & Partial<Pick<Product, "suggested_category" | "category">>;
	/** Kind of container drawn where there is no picture; the product's own where missing. */
	category?: string;
	/** Empty where the name stands right beside it. */
	alt?: string;
	/** As high as its frame where missing. */
	className?: string;
}

/** The operator's own picture where there is one, else our drawing of the kind of container. */
export function ProductPicture({ product, category, alt = product.name, className }: ProductPictureProps) {
	const [lost, setLost] = useState(false);
	const size = className ?? "h-full max-w-full";
	if (!product.image_url || lost) {
		const kind = category ?? product.suggested_category ?? product.category ?? "";
		return <ProductShape category={kind} className={size} />;
	}
	return (
		<img
			src={product.image_url}
			alt={alt}
			loading="lazy"
			onError={() => setLost(true)}
			className={classNames(size, "object-contain")}
		/>
	);
}
