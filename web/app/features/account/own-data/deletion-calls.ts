import { deletionAnswerSchema } from "@dewlight/contracts/account-settings.ts";
import { forgetHere } from "#api/forget-here.ts";
import { request } from "#api/request.ts";

/**
 * Starts the days of waiting; what this browser keeps of the person goes at once. A wrong password is an answer here, not an
 * ended session.
 */
export async function requestDeletion(password: string) {
	const answer = await request("requestDeletion", { answer: deletionAnswerSchema, body: { password } });
	await forgetHere();
	return answer;
}

export function cancelDeletion() {
	return request("cancelDeletion", { answer: deletionAnswerSchema });
}
