import { disownAccountAnswerSchema } from "@dewlight/contracts/account-settings.ts";
import { request } from "#api/request.ts";

/** The token of the mail is the proof that its mailbox is the caller's. */
export function disownAccount(token: string) {
	return request("disownAccount", {
		answer: disownAccountAnswerSchema,
		body: { token },
		unauthorizedIsAnswer: true,
	});
}
