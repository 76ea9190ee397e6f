import { resendVerificationAnswerSchema, verifyEmailAnswerSchema } from "@dewlight/contracts/accounts.ts";
import { request } from "#api/request.ts";

/** API-15. The token does not sign anyone in. */
export function confirmEmail(token: string, signal: AbortSignal) {
	return request("verifyEmail", {
		answer: verifyEmailAnswerSchema,
		query: { token },
		signal,
		unauthorizedIsAnswer: true,
	});
}

/** API-16 */
export function resendVerification() {
	return request("resendVerification", { answer: resendVerificationAnswerSchema });
}

/** By somebody who is not signed in; the answer is the same for every address. */
export function requestVerification(email: string) {
	return request("requestVerification", { answer: resendVerificationAnswerSchema, body: { email } });
}
