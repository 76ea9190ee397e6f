import type { ChatMessage, ChatResumeAnswer, ChatStatus } from "@dewlight/contracts/chat.ts";
import type { Product } from "@dewlight/contracts/products.ts";
import type {
	AssistantStatus,
	HistoryMessage,
	ResumedReply,
	SuggestedProduct,
} from "#use-cases/chat/index.ts";
import { presentProductFacts } from "./product.ts";

/** API-39. */
export function presentChatMessage(one: HistoryMessage): ChatMessage {
	return {
		id: one.id,
		role: one.role,
		message: one.message,
		created_at: one.createdAt.toISOString(),
		show_in_chat: one.showInChat,
		product_suggestions: one.products?.map(presentSuggested) ?? null,
		...(one.role === "assistant" && {
			citations: one.citations,
			engine: one.engine,
			incomplete: one.incomplete,
		}),
	};
}

/** API-41. */
export function presentResumed({ reply, products, messageId, citations }: ResumedReply): ChatResumeAnswer {
	return { reply, products: products.map(presentSuggested), message_id: messageId, citations };
}

export function presentChatStatus({ messages, ...status }: AssistantStatus): ChatStatus {
	const { used, limit, resetsAt } = messages;
	const resets_at = resetsAt === null ? null : new Date(resetsAt).toISOString();
	return { ...status, messages: { used, limit, resets_at } };
}

function presentSuggested({ product, reason, isConfirmed }: SuggestedProduct): Product {
	return {
		id: product.id,
		name: product.name,
		product_url: product.product_url,
		category: product.category,
		suggested_category: product.category,
		is_custom: false,
		is_confirmed: isConfirmed,
		...presentProductFacts(product),
		reason,
	};
}
