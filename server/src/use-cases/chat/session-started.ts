import type { ChatEvent } from "@dewlight/contracts/chat.ts";
import type { OpenedTurn } from "./open-turn.ts";

export function sessionStarted({ turnId, messageId, userMessageId }: OpenedTurn): ChatEvent {
	return {
		type: "session_started",
		session_id: turnId,
		message_id: messageId,
		user_message_id: userMessageId,
	};
}
