import { type Endpoint, type ErrorCodeOf, errorCodesOf } from "@dewlight/contracts/endpoint.ts";
import { DETAIL_CODES, ERROR_STATUS, type ErrorBody, type ErrorCode } from "@dewlight/contracts/errors.ts";
import type { TriggerEvent } from "@dewlight/contracts/trigger-events.ts";

/** Codes are for the client to act on; a person never sees them (API-A10). */
const CODES: readonly string[] = DETAIL_CODES;

interface ApiErrorFacts {
	status: number;
	code?: ErrorCode | null;
	body: Partial<ErrorBody>;
	triggerEvent: TriggerEvent | null;
	retryAfterSeconds: number | null;
	/** The body as it came, also where it is no JSON. */
	text?: string;
}

/** A call that answered, with something other than success. */
export class ApiError extends Error {
	readonly status: number;
	/** Of those that the endpoint declares; null where the answer is none of them. */
	readonly code: ErrorCode | null;
	readonly body: Partial<ErrorBody>;
	/** Window event that a 403 asks for (header x-trigger-event). */
	readonly triggerEvent: TriggerEvent | null;
	readonly retryAfterSeconds: number | null;
	readonly text: string;

	constructor({ status, code = null, body, triggerEvent, retryAfterSeconds, text = "" }: ApiErrorFacts) {
		super(body.detail ?? `The server answered ${status}.`);
		this.name = "ApiError";
		this.status = status;
		this.code = code;
		this.body = body;
		this.triggerEvent = triggerEvent;
		this.retryAfterSeconds = retryAfterSeconds;
		this.text = text;
	}

	/** Code or sentence of the server; null when the answer carried none. */
	get detail(): string | null {
		return this.body.detail ?? this.body.error ?? this.body.message ?? null;
	}
}

/**
 * The declared code that an answer stands for: the one it names, else the first of its status that the endpoint's own verb
 * refuses with, else one of transport and access.
 */
export function codeOf(endpoint: Endpoint, status: number, detail: string | undefined): ErrorCode | null {
	const declared = [...endpoint.errors, ...errorCodesOf(endpoint)].filter(
		(code) => ERROR_STATUS[code] === status,
	);
	return declared.find((code) => code === detail) ?? declared.find((code) => !CODES.includes(code)) ?? null;
}

/** Whether a call was refused with this code; asking for one that its endpoint does not declare does not compile. */
export function isRefused<E extends Endpoint>(error: unknown, _endpoint: E, code: ErrorCodeOf<E>): boolean {
	return error instanceof ApiError && error.code === code;
}

/** The call got no answer: no network, or the server is away. */
export class OfflineError extends Error {
	constructor(cause: unknown) {
		super("No answer from the server.", { cause });
		this.name = "OfflineError";
	}
}

/** The answer came but does not have the agreed shape. */
export class AnswerShapeError extends Error {
	constructor(path: string, cause: unknown) {
		super(`Unexpected answer of ${path}.`, { cause });
		this.name = "AnswerShapeError";
	}
}

/** The sentence to show for a failed call: the server's own when it has one, else `fallback`. */
export function errorText(error: unknown, fallback: string): string {
	if (!(error instanceof ApiError)) return fallback;
	const detail = error.detail;
	return detail === null || detail === "" || CODES.includes(detail) ? fallback : detail;
}

/** As `errorText` says it; where a code comes with a sentence for people, that one. */
export function refusalText(error: unknown, fallback: string): string {
	return (error instanceof ApiError && error.body.message) || errorText(error, fallback);
}

/**
 * The sentence of a billing call that failed (BILL-A20): `error`, then `message`, then `detail`. Null where the answer
 * brought none, or there was no answer.
 */
export function billingMessage(error: unknown): string | null {
	if (!(error instanceof ApiError)) return null;
	const { error: text, message, detail } = error.body;
	return [text, message, detail].find((each) => each && !CODES.includes(each)) ?? null;
}

/**
 * Why the server refused, or `fallback` where it gave no reason of the person's own. Null where there is neither, or the
 * server did not decide, so that the same call may still succeed.
 */
export function refusalReason(error: unknown, fallback = ""): string | null {
	if (!(error instanceof ApiError) || error.status >= 500) return null;
	return errorText(error, fallback) || null;
}
