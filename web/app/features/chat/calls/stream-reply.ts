import { type ChatEvent, type ChatStreamRequest, chatEventSchema } from "@dewlight/contracts/chat.ts";
import { readEvents } from "#api/read-events.ts";
import { call } from "#api/request.ts";

const EVENTS = Object.keys({
	session_started: true,
	content_delta: true,
	searching_products: true,
	ready_for_resume: true,
	error: true,
} satisfies Record<ChatEvent["type"], true>);

/** API-37: sends a question; its answer comes in pieces. */
export async function* streamReply(body: ChatStreamRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
	const headers = { Accept: "text/event-stream" };
	const response = await call("chatStream", { body, headers, signal });
	yield* readEvents(response, { event: chatEventSchema, names: EVENTS, signal });
}
