import {
	APICallError,
	EmptyResponseBodyError,
	InvalidResponseDataError,
	JSONParseError,
	NoContentGeneratedError,
	NoObjectGeneratedError,
	TypeValidationError,
} from "ai";
import type { ModelOutcome } from "#ports/assistant.ts";

export type Failure = Extract<ModelOutcome, "down" | "busy" | "malformed" | "slow" | "cut">;

/** Anthropic's own status for a service with too much to do. */
const OVERLOADED = 529;
const TOO_MANY = 429;

const MALFORMED = [
	EmptyResponseBodyError,
	InvalidResponseDataError,
	JSONParseError,
	NoContentGeneratedError,
	NoObjectGeneratedError,
	TypeValidationError,
] as const;

/** What went wrong, by status and kind, never by the words of a message. */
export function judgeFailure(error: unknown): Failure {
	const status = statusOf(error);
	if (status === TOO_MANY || status === OVERLOADED) return "busy";
	if (isMalformed(error)) return "malformed";
	return "down";
}

function isMalformed(error: unknown): boolean {
	if (MALFORMED.some((kind) => kind.isInstance(error))) return true;
	const inner = error instanceof Error ? error.cause : undefined;
	return inner !== undefined && MALFORMED.some((kind) => kind.isInstance(inner));
}

/** Errors of a stream carry a status too, where their vendor tells one. */
function statusOf(error: unknown): number | null {
	if (APICallError.isInstance(error)) return error.statusCode ?? null;
	if (typeof error !== "object" || error === null || !("statusCode" in error)) return null;
	return typeof error.statusCode === "number" ? error.statusCode : null;
}
