import { confirmEmailChangeAnswerSchema } from "@dewlight/contracts/account-settings.ts";
import type { z } from "zod";
import { request } from "#api/request.ts";

type Answer = z.infer<typeof confirmEmailChangeAnswerSchema>;
const asked = new Map<string, Promise<Answer>>();

/** API-21. A token works once, and an effect may run twice: both wait for the same call. A failure may be retried. */
export function confirmEmailChange(token: string): Promise<Answer> {
	const known = asked.get(token);
	if (known !== undefined) return known;
	const call = request("confirmEmailChange", {
		answer: confirmEmailChangeAnswerSchema,
		query: { token },
		unauthorizedIsAnswer: true,
	}).catch((error: unknown) => {
		asked.delete(token);
		throw error;
	});
	asked.set(token, call);
	return call;
}
