import { CHAT_ROLES } from "@dewlight/core/assistant/conversation.ts";
import { PRODUCT_CATEGORIES } from "@dewlight/core/routine/care-plan.ts";
import { z } from "zod";
import { MAX_ID } from "./constants.ts";
import { defineEndpoints } from "./endpoint.ts";
import { productSchema } from "./products.ts";

export const CHAT_LIMITS = {
	/** Characters of one message. */
	message: 4_000,
	/** Messages before the new one that a client sends along (CHAT-A6). */
	history: 4,
	/** The server adds a comment to a quiet stream this often. */
	keepAliveMs: 15_000,
} as const;

const category = z.enum(PRODUCT_CATEGORIES).nullable().catch(null);

/** What a client hands back; a word that names no category means any. */
const requestedCategorySchema = z
	.string()
	.max(100)
	.regex(/^[^\p{C}]*$/u)
	.nullable()
	.default(null)
	.transform((word) => PRODUCT_CATEGORIES.find((known) => known === word) ?? null);

/** Roles other than the two are left out and texts are cut, never refused (CHAT-A7). */
const conversationSchema = z
	.array(z.unknown())
	.default([])
	.transform((items) =>
		items
			.flatMap((item) => {
				const read = turnSchema.safeParse(item);
				return read.success ? [read.data] : [];
			})
			.slice(-CHAT_LIMITS.history),
	);
const turnSchema = z.object({
	role: z.enum(CHAT_ROLES),
	message: z.string().transform((text) => text.slice(0, CHAT_LIMITS.message)),
});

const messageSchema = z
	.string("Message is empty.")
	.trim()
	.min(1, "Message is empty.")
	.max(
		CHAT_LIMITS.message,
		`A message has at most ${CHAT_LIMITS.message.toLocaleString("en-US")} characters.`,
	);

const checkinIdSchema = z
	.number()
	.int()
	.nonnegative()
	.max(MAX_ID)
	.nullable()
	.default(null)
	/** 0 is the answer for "no check-in yet" (API-25). */
	.transform((id) => (id === 0 ? null : id));

/**
 * API-37. `client_message_id` is the sender's own id of the message: sending twice with the same id is one message,
 * answered once and counted once.
 */
export const chatStreamSchema = z.object({
	message: messageSchema,
	conversation_history: conversationSchema,
	checkin_id: checkinIdSchema,
	client_message_id: z.uuid().optional(),
});
export type ChatStreamRequest = z.infer<typeof chatStreamSchema>;

/** Events of the stream, by name and again by `type`; comments in between keep the connection open. */
export const chatEventSchema = z.discriminatedUnion("type", [
	/** `message_id` is the answer's; the person's own message is additive. */
	z.object({
		type: z.literal("session_started"),
		session_id: z.string(),
		message_id: z.number(),
		user_message_id: z.number().optional(),
	}),
	z.object({ type: z.literal("content_delta"), delta: z.string() }),
	z.object({ type: z.literal("searching_products"), product_intent: z.string(), category }),
	z.object({ type: z.literal("ready_for_resume"), product_intent: z.string(), category }),
	z.object({ type: z.literal("error"), detail: z.string() }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;
export type ChatEventType = ChatEvent["type"];

/** API-41. `product_intent` and `category` are handed back as the stream gave them (CHAT-A3). */
export const chatResumeSchema = z.object({
	message: messageSchema,
	conversation_history: conversationSchema,
	product_intent: z.string().trim().max(500).default(""),
	category: requestedCategorySchema,
	checkin_id: checkinIdSchema,
	client_message_id: z.uuid().optional(),
});
export type ChatResumeRequest = z.infer<typeof chatResumeSchema>;

const citationSchema = z.object({
	kind: z.enum(["rule", "metric", "product", "source"]),
	id: z.string(),
	label: z.string(),
});

export const chatResumeAnswerSchema = z.object({
	reply: z.string(),
	products: z.array(productSchema),
	/** Additive: the stored message this answer became. */
	message_id: z.number().optional(),
	citations: z.array(citationSchema).optional(),
});
export type ChatResumeAnswer = z.infer<typeof chatResumeAnswerSchema>;

/** Who phrased an answer. A remark of the guide standing in for a model is part of the message's text. */
export const CHAT_ENGINES = ["guided", "model"] as const;
export type ChatEngine = (typeof CHAT_ENGINES)[number];

export const chatMessageSchema = z.object({
	id: z.number(),
	role: z.enum(CHAT_ROLES),
	message: z.string(),
	created_at: z.string(),
	show_in_chat: z.boolean(),
	product_suggestions: z.array(productSchema).nullable(),
	citations: z.array(citationSchema).optional(),
	engine: z.enum(CHAT_ENGINES).nullable().optional(),
	/** The answer was cut short: by the person, or by a failure. */
	incomplete: z.boolean().optional(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** API-39: offset counts from the newest, each page is oldest first (CHAT-A10). */
export const chatHistoryQuerySchema = z.object({
	offset: z.coerce.number("Bad offset.").int("Bad offset.").min(0, "Bad offset.").default(0),
	limit: z.coerce
		.number("Bad limit.")
		.int("Bad limit.")
		.min(1, "Bad limit.")
		.max(100, "Bad limit.")
		.default(25),
});
export const chatHistorySchema = z.object({ messages: z.array(chatMessageSchema), has_more: z.boolean() });
export type ChatHistory = z.infer<typeof chatHistorySchema>;

/**
 * What the screen says about who answers; `provider` is null on the built-in guide. `suggestions` are questions to
 * start with, chosen for the person.
 */
export const chatStatusSchema = z.object({
	engine: z.enum(CHAT_ENGINES),
	provider: z.string().nullable(),
	available: z.boolean(),
	suggestions: z.array(z.string()).optional(),
	/** What the plan leaves; `resets_at` null where nothing starts anew at one moment. */
	messages: z.object({ used: z.number(), limit: z.number(), resets_at: z.string().nullable() }),
});

export type ChatStatus = z.infer<typeof chatStatusSchema>;

/** Reports an answer to the AI reports queue; the text is the stored one, not the client's. */
export const reportReplySchema = z.object({
	reason: z.string().trim().max(1_000, "A report has at most 1,000 characters.").default(""),
});
export const reportReplyAnswerSchema = z.object({ ok: z.literal(true), message: z.string() });
export const reportReplyParamsSchema = z.object({
	id: z.coerce.number().int().positive().max(MAX_ID),
});

export const chatApi = defineEndpoints({
	chatStream: {
		method: "POST",
		path: "/api/chat2/stream",
		access: "gated",
		body: chatStreamSchema,
		content: ["text/event-stream"],
		events: chatEventSchema,
		errors: ["not_found", "upgrade_needed", "fair_use_exceeded", "too_many_requests"],
	},
	chatResume: {
		method: "POST",
		path: "/api/chat2/resume",
		access: "gated",
		body: chatResumeSchema,
		answer: chatResumeAnswerSchema,
		errors: ["not_found", "upgrade_needed", "fair_use_exceeded", "too_many_requests", "provider_down"],
	},
	chatHistory: {
		method: "GET",
		path: "/api/chat-history",
		access: "gated",
		query: chatHistoryQuerySchema,
		answer: chatHistorySchema,
		errors: [],
	},
	chatStatus: {
		method: "GET",
		path: "/api/chat-status",
		access: "gated",
		answer: chatStatusSchema,
		errors: ["not_found"],
	},
	reportReply: {
		method: "POST",
		path: "/api/chat-messages/:id/report",
		access: "gated",
		params: reportReplyParamsSchema,
		body: reportReplySchema,
		answer: reportReplyAnswerSchema,
		errors: ["not_found", "too_many_requests"],
	},
});
