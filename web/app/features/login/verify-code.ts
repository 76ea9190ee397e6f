import { PARTIAL_TOKEN } from "@dewlight/contracts/constants.ts";
import { verifyLoginAnswerSchema } from "@dewlight/contracts/two-factor.ts";
import { ApiError } from "#api/api-error.ts";
import { request } from "#api/request.ts";

/** API-10. A wrong code is an answer, not an ended session. */
export function verifyCode(code: string, token: string) {
	return request("verifyLogin", {
		answer: verifyLoginAnswerSchema,
		body: { code, token },
		unauthorizedIsAnswer: true,
	});
}

/**
 * Whether this refusal was the last for its token. A wrong code and a dead token get the same answer, so tries and
 * time are counted here as the server counts them (TFA-A6).
 */
export function isSpent(error: unknown, refusals: number, since: number, now = Date.now): boolean {
	if (!(error instanceof ApiError) || error.status !== 401) return false;
	return refusals >= PARTIAL_TOKEN.attempts || now() - since >= PARTIAL_TOKEN.minutes * 60_000;
}
