import { messageAnswerSchema } from "@dewlight/contracts/account-settings.ts";
import { request } from "#api/request.ts";

/** API-18. The token is the proof; nobody needs to be signed in. */
export function resetPassword(token: string, newPassword: string) {
	return request("resetPassword", {
		answer: messageAnswerSchema,
		body: { token, new_password: newPassword },
		unauthorizedIsAnswer: true,
	});
}
