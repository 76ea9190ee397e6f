import type { Turn } from "@dewlight/core/assistant/conversation.ts";
import { PRODUCT_CATEGORIES } from "@dewlight/core/routine/care-plan.ts";
import { z } from "zod";
import type { PromptText } from "./house-rules.ts";
import { fence, HOUSE_RULES, oneLine } from "./house-rules.ts";

/** Counts up with every change of what it sends; a test holds the two together. */
export const CHAT_REPLY_VERSION = "chat-reply.1";

export const SEARCH_PRODUCTS = {
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

export interface ChatReplyParts {
	message: string;
	/** Oldest first. */
	history: readonly Turn[];
	/** Facts of this person. */
	own: readonly string[];
	/** Facts of skin care, the same for everybody. */
	knowledge: readonly string[];
}

/** What is the same for everybody comes first, so that a vendor can keep it. */
export function writeChatReply({ message, history, own, knowledge }: ChatReplyParts): PromptText {
	const instructions = [HOUSE_RULES, ROLE, fence("facts_of_skin_care", knowledge.join("\n"))].join("\n\n");
	const prompt = [
		fence("facts_of_this_person", own.map(oneLine).join("\n")),
		history.length === 0 ? "" : fence("thread_so_far", history.map(turnLine).join("\n")),
		fence("message", message),
		"Answer the message.",
	];
	return { instructions, prompt: prompt.filter((part) => part !== "").join("\n\n") };
}

const ROLE = `What you do now
- Answer the message of the person. The thread before it tells what "it" and "the second one" mean.
- Rest on the facts below and on the facts of this person. Where their report measured something, use it.
- When they want a product, call ${SEARCH_PRODUCTS.name} and stop.`;

function turnLine({ role, message }: Turn): string {
	return `${role === "user" ? "Person" : "Earlier answer"}: ${oneLine(message)}`;
}
