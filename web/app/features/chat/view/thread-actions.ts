import type { Product } from "@dewlight/contracts/products.ts";
import { useState } from "react";
import { useAdding } from "#api/use-adding.ts";
import { sayAdded, sayUndone } from "#ui/product/say-added.tsx";

/** What an answer lets a person do. */
export interface ThreadActions {
	askAgain: (clientId: string) => void;
	report: (answerId: number) => void;
	/** Answers reported in this visit. */
	reported: ReadonlySet<number>;
	adding: ReturnType<typeof useAddFromChat>;
}

/** "Add to Plan" for the cards of the thread; what was added shows on every card, old ones too. */
export function useAddFromChat() {
	const [used, setUsed] = useState<ReadonlySet<string> | null>(null);
	const adding = useAdding({
		onAdded: setUsed,
		isInUse: (id) => used?.has(id) === true,
		say: (added, undoFailed) => void sayAdded(added, undoFailed),
		sayUndone: (product) => void sayUndone(product),
	});
	/** The product as the plan stands now. */
	const marked = (product: Product): Product =>
		used === null ? product : { ...product, is_confirmed: used.has(product.id) };
	return { ...adding, marked };
}
