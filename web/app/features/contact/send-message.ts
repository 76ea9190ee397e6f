import { contactAnswerSchema, type contactSchema } from "@dewlight/contracts/contact.ts";
import type { z } from "zod";
import { request } from "#api/request.ts";

/** API-45. Open to visitors, so no answer of it ends a session. */
export function sendMessage(body: z.infer<typeof contactSchema>) {
	return request("contact", { answer: contactAnswerSchema, body, unauthorizedIsAnswer: true });
}
