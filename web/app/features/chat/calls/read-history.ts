import { type ChatHistory, chatHistorySchema, chatMessageSchema } from "@dewlight/contracts/chat.ts";
import { PAGE_SIZE } from "@dewlight/contracts/constants.ts";
import { z } from "zod";
import { request } from "#api/request.ts";

/** A bare list of messages is read too (API-39): a full page then means that there is more. */
const answer: z.ZodType<ChatHistory> = z.union([
	chatHistorySchema,
	z
		.array(chatMessageSchema)
		.transform((messages) => ({ messages, has_more: messages.length >= PAGE_SIZE.chatHistory })),
]);

/** API-39: 25 messages, oldest first; `offset` counts from the newest. */
export function readHistory(offset: number, signal: AbortSignal): Promise<ChatHistory> {
	return request("chatHistory", { answer, query: { offset, limit: PAGE_SIZE.chatHistory }, signal });
}
