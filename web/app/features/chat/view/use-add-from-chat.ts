import type { Product } from "@dewlight/contracts/products.ts";
import { useState } from "react";
import { useAdding } from "#api/use-adding.ts";

/** "Add to Plan" for the cards of the thread; what was added shows on every card, old ones too. */
export function useAddFromChat() {
	const [used, setUsed] = useState<ReadonlySet<string> | null>(null);
	const { outcomes, add } = useAdding({ onAdded: setUsed, isInUse: (id) => used?.has(id) === true });
	/** The product as the plan stands now. */
	const marked = (product: Product): Product =>
		used === null ? product : { ...product, is_confirmed: used.has(product.id) };
	return { outcomes, add, marked };
}
