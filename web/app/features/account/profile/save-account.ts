import { updateAccountAnswerSchema, type updateAccountSchema } from "@dewlight/contracts/account-settings.ts";
import type { z } from "zod";
import { request } from "#api/request.ts";

/** API-19: missing and empty mean unchanged. */
export function saveAccount(changes: z.input<typeof updateAccountSchema>) {
	return request("updateAccount", { answer: updateAccountAnswerSchema, body: changes });
}
