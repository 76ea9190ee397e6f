import type { Product } from "@dewlight/contracts/products.ts";

/** What a row can ask for; every one of them takes effect on the page at once. */
export interface PlanControls {
	confirm: (step: string, product: Product) => void;
	remove: (step: string, product: Product) => void;
	drop: (step: string, dropped: boolean) => void;
	/** Takes the last mark at a step back; null where there is nothing to take back. */
	undoAt: (step: string) => (() => void) | null;
	/** A change at this step was not saved: it is offered again. */
	failedAt: (step: string) => boolean;
}
