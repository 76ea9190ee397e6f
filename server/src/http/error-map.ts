import { ERROR_STATUS, type ErrorBody } from "@dewlight/contracts/errors.ts";
import { type Away, DomainError, whatIsAway } from "#use-cases/domain-error.ts";

export interface ErrorAnswer {
	status: number;
	body: ErrorBody;
	headers: Record<string, string>;
	/** Ours to repair: logged as an error. */
	unexpected: boolean;
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
	engine: "We could not look at your photo just now. Please try again in a moment.",
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
			status: ERROR_STATUS.busy,
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
	return { status: ERROR_STATUS[code], body: { detail, ...extras.body }, headers, unexpected: false };
}

function statusCodeOf(error: unknown): number | null {
	if (!(error instanceof Error) || !("statusCode" in error)) return null;
	return typeof error.statusCode === "number" ? error.statusCode : null;
}
