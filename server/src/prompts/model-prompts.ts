import type { ProductSearch, Turn } from "@dewlight/core/assistant/conversation.ts";
import { PRODUCT_CATEGORIES } from "@dewlight/core/routine/care-plan.ts";
import { z } from "zod";
import { fence, HOUSE_RULES, oneLine, type PromptText } from "./house-rules.ts";

/** Counts up with every change of what it sends; a test holds the two together. */
const CHAT_REPLY_VERSION = "chat-reply.1";

const SEARCH_PRODUCTS = {
	name: "search_products",
	description:
		"Looks in the catalog for products that suit this person. Call it, after at most one short sentence and once, whenever they want a product, an alternative or something cheaper. You never recommend products yourself. Say nothing after it.",
	input: z.object({
		product_intent: z
			.string()
			.trim()
			.min(1)
			.max(300)
			.describe("What they want in plain words, with their budget: gentle moisturizer under $20"),
		category: z.enum(PRODUCT_CATEGORIES).nullable().describe("Null where any category may fit"),
	}),
} as const;

interface ChatReplyParts {
	message: string;
	/** Oldest first. */
	history: readonly Turn[];
	/** Facts of this person. */
	own: readonly string[];
	/** Facts of skin care, the same for everybody. */
	knowledge: readonly string[];
}

/** What is the same for everybody comes first, so that a vendor can keep it. */
function writeChatReply({ message, history, own, knowledge }: ChatReplyParts): PromptText {
	const instructions = [HOUSE_RULES, CHAT_REPLY_ROLE, fence("facts_of_skin_care", knowledge.join("\n"))].join(
		"\n\n",
	);
	const prompt = [
		fence("facts_of_this_person", own.map(oneLine).join("\n")),
		history.length === 0 ? "" : fence("thread_so_far", history.map(turnLine).join("\n")),
		fence("message", message),
		"Answer the message.",
	];
	return { instructions, prompt: prompt.filter((part) => part !== "").join("\n\n") };
}

const CHAT_REPLY_ROLE = `What you do now
- Answer the message of the person. The thread before it tells what "it" and "the second one" mean.
- Rest on the facts below and on the facts of this person. Where their report measured something, use it.
- When they want a product, call ${SEARCH_PRODUCTS.name} and stop.`;

function turnLine({ role, message }: Turn): string {
	return `${role === "user" ? "Person" : "Earlier answer"}: ${oneLine(message)}`;
}

/** Counts up with every change of what it sends; a test holds the two together. */
const CHAT_PRODUCTS_VERSION = "chat-products.1";

const CHAT_PRODUCTS_OUTPUT = z.object({
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

interface ChatProductsParts {
	message: string;
	search: ProductSearch;
	/** Facts of this person. */
	own: readonly string[];
	/** Already chosen for this person; `line` holds everything that may be said of one. */
	products: readonly { id: string; line: string }[];
}

function writeChatProducts({ message, search, own, products }: ChatProductsParts): PromptText {
	const rows = products.map(({ id, line }) => `- id=${id} | ${oneLine(line)}`);
	return {
		instructions: [HOUSE_RULES, CHAT_PRODUCTS_ROLE].join("\n\n"),
		prompt: [
			fence("facts_of_this_person", own.map(oneLine).join("\n")),
			fence("message", message),
			fence("searched_for", oneLine(`${search.product_intent}, ${search.category ?? "any category"}`)),
			fence("products", rows.join("\n")),
			"Present the products.",
		].join("\n\n"),
	};
}

const CHAT_PRODUCTS_ROLE = `What you do now
- The products below were chosen for this person: everything that must not be used was left out. Keep them all, add none.
- Order them by how well they answer the message, and give each one reason of one sentence that rests on its own line and on the person.
- Cautions are added after your text; write none.
- Answer with one JSON object {"text": string, "products": [{"id": string, "reason": string}]} and nothing else.`;

/** Everything a language model is asked in a chat. */
export const MODEL_PROMPTS = {
	reply: { version: CHAT_REPLY_VERSION, write: writeChatReply, search: SEARCH_PRODUCTS },
	products: { version: CHAT_PRODUCTS_VERSION, write: writeChatProducts, output: CHAT_PRODUCTS_OUTPUT },
} as const;
