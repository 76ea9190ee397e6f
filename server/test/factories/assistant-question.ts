import { makeChatContext } from "@dewlight/core/assistant/testing/make-chat-context.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import type { AssistantQuestion, ProductQuestion } from "../../src/ports/assistant.ts";

export const CLEANSERS = STARTER_CATALOGUE.filter(({ category }) => category === "cleanser");

/** A question that wants no product. */
export function askPlainly(parts: Partial<AssistantQuestion> = {}): AssistantQuestion {
	return {
		message: "How do I use niacinamide?",
		history: [],
		context: makeChatContext(),
		signal: new AbortController().signal,
		...parts,
	};
}

/** The second step of a wish for a cleanser. */
export function askCleansers(parts: Partial<ProductQuestion> = {}): ProductQuestion {
	return {
		...askPlainly({ message: "Can you recommend a gentle cleanser under $20?" }),
		search: { product_intent: "gentle cleanser under $20", category: "cleanser" },
		candidates: CLEANSERS,
		...parts,
	};
}
