import type { Product } from "@dewlight/contracts/products.ts";
import { labelOf } from "../label-of.ts";

/** "Cleanser · Brand": what it is and who makes it, as far as either is known. */
export function kindWords({ suggested_category, category, brand }: Product): string {
	const kind = suggested_category ?? category;
	return [kind === null ? null : labelOf(kind), brand].filter(Boolean).join(" · ");
}
