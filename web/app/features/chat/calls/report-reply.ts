import { okSchema } from "@dewlight/contracts/accounts.ts";
import { request } from "#api/request.ts";

/** Reports a stored answer to people; the reason may be empty. */
export function reportReply(id: number, reason: string) {
	return request("reportReply", { params: { id }, answer: okSchema, body: { reason } });
}
