import { disownAccountAnswerSchema } from "@dewlight/contracts/account-settings.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { request } from "#api/request.ts";

/** The token of the mail is the proof that its mailbox is the caller's. Whoever is logged in to that account no longer is. */
export async function disownAccount(token: string) {
	const answer = await request("disownAccount", {
		answer: disownAccountAnswerSchema,
		body: { token },
		unauthorizedIsAnswer: true,
	});
	await refreshSession();
	return answer;
}
