import { CHAT_LIMITS } from "@dewlight/contracts/chat.ts";
import type { Turn as Said } from "@dewlight/core/assistant/conversation.ts";
import type { Entry } from "./entries-of.ts";

/** The last four messages that were really said, for the next question (CHAT-08, CHAT-A6). */
export function conversationBefore(entries: readonly Entry[]): Said[] {
	return entries
		.filter((entry) => entry.text !== "" && (entry.kind === "answer" || entry.isStored))
		.slice(-CHAT_LIMITS.history)
		.map(({ kind, text }) => ({
			role: kind === "question" ? ("user" as const) : ("assistant" as const),
			message: text.slice(0, CHAT_LIMITS.message),
		}));
}
