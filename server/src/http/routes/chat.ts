import { Readable } from "node:stream";
import { CHAT_LIMITS } from "@dewlight/contracts/chat.ts";
import {
	chatStatus,
	listHistory,
	openTurn,
	reportReply,
	resumeReply,
	streamReply,
} from "#use-cases/chat/index.ts";
import type { Services } from "#use-cases/context.ts";
import { endpoint } from "../endpoint.ts";
import { presentChatMessage, presentChatStatus, presentResumed } from "../present/chat.ts";
import { userContext } from "../request-context.ts";
import { EVENT_STREAM_HEADERS, writeEvents } from "../streams/event-stream.ts";
import type { App } from "../types.ts";

const REPORTED = "Thank you. A person will read this answer.";

/** Streams end with a sentence when `ending` is aborted. */
export function chatRoutes(app: App, services: Services, ending: AbortSignal): void {
	app.route({
		...endpoint("chatStream"),
		handler: async (request, reply) => {
			const ctx = userContext(services, request);
			const leaving = new AbortController();
			reply.raw.once("close", () => leaving.abort());
			// Whatever is refused is refused here, in JSON; from the first event on the status is said.
			const turn = await openTurn({ ctx, input: request.body });
			const history = request.body.conversation_history;
			const events = streamReply({ ctx, input: { turn, history, left: leaving.signal, ending } });
			return reply
				.headers(EVENT_STREAM_HEADERS)
				.send(Readable.from(writeEvents(events, CHAT_LIMITS.keepAliveMs)));
		},
	});

	app.route({
		...endpoint("chatResume"),
		handler: async (request) =>
			presentResumed(await resumeReply({ ctx: userContext(services, request), input: request.body })),
	});

	app.route({
		...endpoint("chatHistory"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const { messages, hasMore } = await listHistory({ ctx, input: request.query });
			return { messages: messages.map(presentChatMessage), has_more: hasMore };
		},
	});

	app.route({
		...endpoint("chatStatus"),
		handler: async (request) => presentChatStatus(await chatStatus({ ctx: userContext(services, request) })),
	});

	app.route({
		...endpoint("reportReply"),
		handler: async (request) => {
			const input = { ...request.params, ...request.body };
			await reportReply({ ctx: userContext(services, request), input });
			return { ok: true as const, message: REPORTED };
		},
	});
}
