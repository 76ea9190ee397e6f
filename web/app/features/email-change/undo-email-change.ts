import { messageAnswerSchema } from "@dewlight/contracts/account-settings.ts";
import { request } from "#api/request.ts";

/** Takes the change of address back; the token of the mail to the old address is the proof. */
export function undoEmailChange(token: string) {
	return request("undoEmailChange", {
		answer: messageAnswerSchema,
		body: { token },
		unauthorizedIsAnswer: true,
	});
}
