import { revokedAnswerSchema } from "@dewlight/contracts/account-settings.ts";
import { okSchema } from "@dewlight/contracts/accounts.ts";
import { ApiError } from "#api/api-error.ts";
import { request } from "#api/request.ts";

/** A session that is already gone counts as ended. */
export async function endSession(id: string): Promise<void> {
	try {
		await request("revokeSession", { answer: okSchema, params: { id } });
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 404)) throw error;
	}
}

export async function endOtherSessions(): Promise<void> {
	await request("revokeOtherSessions", { answer: revokedAnswerSchema });
}
