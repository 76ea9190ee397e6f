import type { Product } from "@dewlight/contracts/products.ts";
import { ProductPicture } from "#ui/product/product-picture.tsx";

/** Decoration: the name stands beside it. */
export function ProductThumb(props: { product: Product; category: string }) {
	return <ProductPicture {...props} alt="" className="h-14 w-11 shrink-0 rounded-xs" />;
}
