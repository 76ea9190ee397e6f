import { messageAnswerSchema } from "@dewlight/contracts/account-settings.ts";
import { request } from "#api/request.ts";

/** API-17. The answer is the same whether or not the account exists. */
export function requestReset(email: string) {
	return request("requestPasswordReset", {
		answer: messageAnswerSchema,
		body: { email },
		unauthorizedIsAnswer: true,
	});
}
