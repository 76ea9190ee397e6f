import { type ChatResumeRequest, chatResumeAnswerSchema } from "@dewlight/contracts/chat.ts";
import { request } from "#api/request.ts";

/** API-41: asks for the products that the answer went to look for. */
export function resumeReply(body: ChatResumeRequest, signal: AbortSignal) {
	return request("chatResume", { answer: chatResumeAnswerSchema, body, signal });
}
