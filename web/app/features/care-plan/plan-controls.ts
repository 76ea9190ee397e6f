import type { Product } from "@dewlight/contracts/products.ts";

/** What a row can ask for; every one of them takes effect on the page at once. */
export interface PlanControls {
	confirm: (step: string, product: Product) => void;
	remove: (step: string, product: Product) => void;
	drop: (step: string, dropped: boolean) => void;
}
