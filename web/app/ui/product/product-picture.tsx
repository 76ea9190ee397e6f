import type { Product } from "@dewlight/contracts/products.ts";
import { PRODUCT_CATEGORIES, type ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { useId, useState } from "react";
import { classNames } from "../class-names.ts";

/** Body and cap of each kind of container, in a frame of 64 by 80. */
const SHAPES: Record<ProductCategory, { body: string; cap: string }> = {
	cleanser: {
		body: "M18 34c0-5 4-8 9-8h10c5 0 9 3 9 8v36c0 4-3 6-7 6H25c-4 0-7-2-7-6Z",
		cap: "M29 26v-8h-9c-3 0-5-2-5-4 0-1 1-2 2-2h20v14Z",
	},
	toner: {
		body: "M20 32c0-4 5-5 5-9h14c0 4 5 5 5 9v40c0 2-2 4-4 4H24c-2 0-4-2-4-4Z",
		cap: "M25 8h14v13H25Z",
	},
	serum: {
		body: "M16 44c0-5 4-8 9-8h14c5 0 9 3 9 8v27c0 3-2 5-5 5H21c-3 0-5-2-5-5Z",
		cap: "M26 35v-9h12v9ZM28 25V13c0-6 2-9 4-9s4 3 4 9v12Z",
	},
	eye_cream: {
		body: "M26 22h12l3 46c0 5-4 8-9 8s-9-3-9-8Z",
		cap: "M28 21l2-15c0-2 4-2 4 0l2 15Z",
	},
	moisturizer: {
		body: "M8 44h48v21c0 7-5 11-12 11H20C13 76 8 72 8 65Z",
		cap: "M6 30c0-2 1-3 3-3h46c2 0 3 1 3 3v12H6Z",
	},
	sunscreen: {
		body: "M15 8c0-2 1-3 3-3h28c2 0 3 1 3 3l-6 54H21Z",
		cap: "M22 63h20v10c0 2-1 3-3 3H25c-2 0-3-1-3-3Z",
	},
	mask: {
		body: "M6 48h52c0 17-11 28-26 28S6 65 6 48Z",
		cap: "M41 46 54 18c2-3 7-1 5 3L46 46Z",
	},
	exfoliant: {
		body: "M19 30c0-3 2-5 5-5h16c3 0 5 2 5 5v41c0 3-2 5-5 5H24c-3 0-5-2-5-5Z",
		cap: "M25 11c0-2 1-3 3-3h8c2 0 3 1 3 3v12H25Z",
	},
};

const OTHER = SHAPES.toner;

/** Our own drawing of the kind of container, in the soft light of every picture here. Decoration. */
export function ProductShape({ category, className }: { category: string; className?: string }) {
	const id = useId();
	const known = PRODUCT_CATEGORIES.find((name) => name === category);
	const { body, cap } = known === undefined ? OTHER : SHAPES[known];
	return (
		<svg viewBox="0 0 64 80" aria-hidden="true" className={className}>
			<defs>
				<linearGradient id={`${id}b`} x1="0" x2="1" y1="0.1" y2="0.5">
					<stop offset="0" stopColor="#fff3e6" />
					<stop offset="0.42" stopColor="#f6cbb0" />
					<stop offset="1" stopColor="#d4868a" />
				</linearGradient>
				<linearGradient id={`${id}c`} x1="0" x2="1">
					<stop offset="0" stopColor="#a7607a" />
					<stop offset="1" stopColor="#5c2740" />
				</linearGradient>
			</defs>
			<ellipse cx="32" cy="77" rx="22" ry="2.5" className="fill-line" />
			<path d={cap} fill={`url(#${id}c)`} />
			<path d={body} fill={`url(#${id}b)`} />
		</svg>
	);
}

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
