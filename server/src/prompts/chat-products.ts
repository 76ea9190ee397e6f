import type { ProductSearch } from "@dewlight/core/assistant/conversation.ts";
import { z } from "zod";
import type { PromptText } from "./house-rules.ts";
import { fence, HOUSE_RULES, oneLine } from "./house-rules.ts";

/** Counts up with every change of what it sends; a test holds the two together. */
export const CHAT_PRODUCTS_VERSION = "chat-products.1";

export const CHAT_PRODUCTS_OUTPUT = z.object({
	text: z
		.string()
		.trim()
		.min(1)
		.max(1_200)
		.describe("Two or three sentences that lead to the products, in Markdown"),
	products: z
		.array(
			z.object({
				id: z.string().describe("As listed"),
				reason: z.string().trim().min(1).max(400).describe("One sentence: why it fits this person"),
			}),
		)
		.min(1)
		.max(20)
		.describe("The listed products, the best fit first"),
});
export type ChatProductsOutput = z.infer<typeof CHAT_PRODUCTS_OUTPUT>;

export interface ChatProductsParts {
	message: string;
	search: ProductSearch;
	/** Facts of this person. */
	own: readonly string[];
	/** Already chosen for this person; `line` holds everything that may be said of one. */
	products: readonly { id: string; line: string }[];
}

export function writeChatProducts({ message, search, own, products }: ChatProductsParts): PromptText {
	const rows = products.map(({ id, line }) => `- id=${id} | ${oneLine(line)}`);
	return {
		instructions: [HOUSE_RULES, ROLE].join("\n\n"),
		prompt: [
			fence("facts_of_this_person", own.map(oneLine).join("\n")),
			fence("message", message),
			fence("searched_for", oneLine(`${search.product_intent}, ${search.category ?? "any category"}`)),
			fence("products", rows.join("\n")),
			"Present the products.",
		].join("\n\n"),
	};
}

const ROLE = `What you do now
- The products below were chosen for this person: everything that must not be used was left out. Keep them all, add none.
- Order them by how well they answer the message, and give each one reason of one sentence that rests on its own line and on the person.
- Cautions are added after your text; write none.
- Answer with one JSON object {"text": string, "products": [{"id": string, "reason": string}]} and nothing else.`;
