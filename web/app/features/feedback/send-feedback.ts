import { feedbackAnswerSchema } from "@dewlight/contracts/contact.ts";
import { request } from "#api/request.ts";

/** API-23. Open to visitors, so no answer of it ends a session (NAV-A9). */
export function sendFeedback(message: string, source: string) {
	return request("feedback", {
		answer: feedbackAnswerSchema,
		body: { message, source },
		unauthorizedIsAnswer: true,
	});
}
