import { reportReplyAnswerSchema } from "@dewlight/contracts/chat.ts";
import { request } from "#api/request.ts";

/** Reports a stored answer to people; the reason may be empty. */
export function reportReply(id: number, reason: string) {
	return request("reportReply", { params: { id }, answer: reportReplyAnswerSchema, body: { reason } });
}
