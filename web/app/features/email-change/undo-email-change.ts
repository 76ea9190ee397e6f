import { messageAnswerSchema } from "@dewlight/contracts/account-settings.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { request } from "#api/request.ts";

/** Takes the change of address back; the token of the mail to the old address is the proof. It signs every device out. */
export async function undoEmailChange(token: string) {
	const answer = await request("undoEmailChange", {
		answer: messageAnswerSchema,
		body: { token },
		unauthorizedIsAnswer: true,
	});
	await refreshSession();
	return answer;
}
