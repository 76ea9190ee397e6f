import type { PlanKey } from "@dewlight/contracts/plans.ts";
import { ApiError, errorText, OfflineError } from "#api/api-error.ts";
import { chatCopy as copy } from "../copy.ts";

/** `upgrade` opens the dialog of the chat; `fair_use` is told by the page's own (CHAT-16, CHAT-17). */
export type Refusal =
	| { kind: "fair_use"; plan: PlanKey | null; body: ApiError["body"] }
	| { kind: "upgrade"; message: string; plan: PlanKey | null };

export interface Failure {
	/** The line below the question; null where the refusal says it all. */
	text: string | null;
	refusal: Refusal | null;
}

/** CHAT-19: what the server said, else what went wrong. */
function failureText(error: unknown): string {
	if (error instanceof OfflineError) return copy.error(copy.offline);
	return copy.error(errorText(error, copy.unknown));
}

function isFairUse(error: ApiError): boolean {
	return error.body.detail === "fair_use_exceeded" || error.triggerEvent === "usageLimitExceeded";
}

/** A question that was not taken. */
export function readStreamFailure(error: unknown): Failure {
	if (!(error instanceof ApiError) || error.status !== 403)
		return { text: failureText(error), refusal: null };
	const plan = error.body.plan ?? null;
	if (isFairUse(error)) return { text: null, refusal: { kind: "fair_use", plan, body: error.body } };
	const message = error.body.message ?? errorText(error, copy.upgrade.text);
	return { text: null, refusal: { kind: "upgrade", message, plan } };
}

/** A search for products that failed (CHAT-18, CHAT-A13). */
export function readResumeFailure(error: unknown): Failure {
	if (!(error instanceof ApiError) || error.status !== 403)
		return { text: failureText(error), refusal: null };
	const { body } = error;
	const refusal = isFairUse(error) ? ({ kind: "fair_use", plan: body.plan ?? null, body } as const) : null;
	return { text: copy.resumeLimit, refusal };
}
