import type { ProductCategory } from "../routine/care-plan.ts";

/** What to look for in the catalogue, in plain words, for example "gentle moisturizer under $20". */
export interface ProductSearch {
	product_intent: string;
	/** Null where any category may fit. */
	category: ProductCategory | null;
}

/** What a statement rests on: a rule of knowledge, a metric of the report, a product's facts, or a source. */
export interface Citation {
	kind: "rule" | "metric" | "product" | "source";
	id: string;
	/** For people, for example "Redness, cheeks". */
	label: string;
}

/** A whole answer. `text` is Markdown without HTML; `search` set means products follow in a second step. */
export interface Answer {
	text: string;
	citations: Citation[];
	search: ProductSearch | null;
}

/** Products that were found for a search, each with its reason, best first. */
export interface FoundProduct {
	id: string;
	/** One sentence that rests on facts of the row and of the person. */
	reason: string;
}

export interface ProductAnswer {
	text: string;
	citations: Citation[];
	products: FoundProduct[];
}
