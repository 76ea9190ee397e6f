import type { ChatMessage } from "@dewlight/contracts/chat.ts";
import type { Turn } from "../thread/thread-state.ts";

/** A question just sent. */
export function buildTurn(changes: Partial<Turn> = {}): Turn {
	return {
		clientId: "c1",
		attempt: 1,
		question: "Is retinol for me?",
		before: [],
		checkinId: null,
		sentAt: "2026-11-21T10:00:00.000Z",
		after: 0,
		questionId: null,
		answerId: null,
		text: "",
		products: [],
		citations: [],
		phase: { kind: "waiting" },
		...changes,
	};
}

/** A stored message; even ids are questions. */
export function buildMessage(id: number, changes: Partial<ChatMessage> = {}): ChatMessage {
	return {
		id,
		role: id % 2 === 0 ? "user" : "assistant",
		message: `Message ${id}`,
		created_at: "2026-11-20T10:00:00.000Z",
		show_in_chat: true,
		product_suggestions: null,
		...changes,
	};
}

/** Messages with the ids from the first to the last. */
export function buildMessages(first: number, last: number): ChatMessage[] {
	return Array.from({ length: last - first + 1 }, (_, index) => buildMessage(first + index));
}
