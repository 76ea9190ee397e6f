const NAME = "E2E_PRODUCTS";

/** One product of its own for each worker: what moves the clock there moves nobody else's. */
export interface JourneyProduct {
	address: string;
	/** Codes that lengthen a trial; each opens one account. */
	invites: string[];
}

export function announceProducts(products: readonly JourneyProduct[]): void {
	process.env[NAME] = JSON.stringify(products);
}

/** The product of this worker; none while the run is only being prepared. */
export function ownProduct(): JourneyProduct | null {
	const products: JourneyProduct[] = JSON.parse(process.env[NAME] ?? "[]");
	return products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? null;
}
