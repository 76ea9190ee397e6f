import { Readable } from "node:stream";
import {
	CHAT_LIMITS,
	type ChatMessage,
	type ChatResumeAnswer,
	type ChatStatus,
} from "@dewlight/contracts/chat.ts";
import type { Product } from "@dewlight/contracts/products.ts";
import {
	type AssistantStatus,
	chatStatus,
	type HistoryMessage,
	listHistory,
	openTurn,
	type ResumedReply,
	reportReply,
	resumeReply,
	type SuggestedProduct,
	streamReply,
} from "#use-cases/chat/index.ts";
import type { Services } from "#use-cases/context.ts";
import { EVENT_STREAM_HEADERS, writeEvents } from "../event-stream.ts";
import { presentProductFacts } from "../present/profile.ts";
import { type App, endpoint, userContext } from "../route.ts";

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

/** API-39. */
function presentChatMessage(one: HistoryMessage): ChatMessage {
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

function presentChatStatus({ messages, ...status }: AssistantStatus): ChatStatus {
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
