import { deletionAnswerSchema } from "@dewlight/contracts/account-settings.ts";
import { request } from "#api/request.ts";

/** Starts the days of waiting. A wrong password is an answer here, not an ended session. */
export function requestDeletion(password: string) {
	return request("requestDeletion", { answer: deletionAnswerSchema, body: { password } });
}

export function cancelDeletion() {
	return request("cancelDeletion", { answer: deletionAnswerSchema });
}
