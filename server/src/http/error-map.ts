import type { ErrorBody, ErrorCode } from "@dewlight/contracts/errors.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { DomainError } from "#use-cases/domain-error.ts";
import { type Away, whatIsAway } from "#use-cases/what-is-away.ts";

export interface ErrorAnswer {
	status: number;
	body: ErrorBody;
	headers: Record<string, string>;
	/** Ours to repair: logged as an error. */
	unexpected: boolean;
}

/** Statuses of the contract. 403 means limits and nothing else; gates answer 409. */
export function statusOf(code: ErrorCode): number {
	switch (code) {
		case "bad_input":
			return 400;
		case "no_session":
		case "wrong_credentials":
			return 401;
		case "payment_declined":
			return 402;
		case "upgrade_needed":
		case "fair_use_exceeded":
			return 403;
		case "not_found":
			return 404;
		case "conflict":
		case "email_not_verified":
		case "legal_acceptance_required":
		case "photo_consent_required":
		case "under_age":
		case "other_account":
		case "reauthentication_required":
			return 409;
		case "too_large":
			return 413;
		case "unsupported_type":
			return 415;
		case "too_many_requests":
			return 429;
		case "provider_down":
			return 502;
		case "busy":
			return 503;
		default:
			return assertNever(code);
	}
}

/** Sentences for refusals the http layer makes before a verb is reached, by status. */
const TRANSPORT_SENTENCES: Record<number, string> = {
	400: "The request could not be read.",
	431: "The request is too large.",
	404: "Not found.",
	405: "Not found.",
	408: "The request took too long.",
	413: "The request is too large.",
	415: "This kind of content is not accepted here.",
};

const AWAY_RETRY_SECONDS = "5";
const AWAY_SENTENCES: Record<Away, string> = {
	database: "We cannot reach our records right now. Please try again in a moment.",
	object_store: "We cannot reach the place where photos are kept right now. Please try again in a moment.",
};

/** Every failure becomes a status and a body whose `detail` is a string; unknown errors keep their message. */
export function answerOf(error: unknown): ErrorAnswer {
	if (error instanceof DomainError) return answerOfDomainError(error);
	const status = statusCodeOf(error);
	if (status !== null && status >= 400 && status < 500) {
		const detail = TRANSPORT_SENTENCES[status] ?? "The request could not be read.";
		return {
			status: status in TRANSPORT_SENTENCES ? status : 400,
			body: { detail },
			headers: {},
			unexpected: false,
		};
	}
	const away = whatIsAway(error);
	if (away !== null) {
		return {
			status: statusOf("busy"),
			body: { detail: AWAY_SENTENCES[away] },
			headers: { "retry-after": AWAY_RETRY_SECONDS },
			unexpected: true,
		};
	}
	return {
		status: 500,
		body: { detail: "Something went wrong. Please try again." },
		headers: {},
		unexpected: true,
	};
}

function answerOfDomainError({ code, detail, extras }: DomainError): ErrorAnswer {
	const headers: Record<string, string> = {};
	if (extras.retryAfterSeconds !== undefined) headers["retry-after"] = String(extras.retryAfterSeconds);
	if (extras.triggerEvent) headers["x-trigger-event"] = extras.triggerEvent;
	return { status: statusOf(code), body: { detail, ...extras.body }, headers, unexpected: false };
}

function statusCodeOf(error: unknown): number | null {
	if (!(error instanceof Error) || !("statusCode" in error)) return null;
	return typeof error.statusCode === "number" ? error.statusCode : null;
}
