import { TRIGGER_EVENT_HEADER } from "@dewlight/contracts/constants.ts";
import type { ErrorBody } from "@dewlight/contracts/errors.ts";
import { TRIGGER_EVENTS } from "@dewlight/contracts/trigger-events.ts";
import { ApiError } from "./api-error.ts";

const TEXT_KEYS = ["detail", "error", "message"] as const;

/** Reads any refusal, also one that is not JSON or lacks the agreed keys. */
export async function readError(response: Response): Promise<ApiError> {
	const event = response.headers.get(TRIGGER_EVENT_HEADER);
	const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
	const text = await response.text();
	return new ApiError({
		status: response.status,
		text,
		body: readBody(text),
		triggerEvent: TRIGGER_EVENTS.find((known) => known === event) ?? null,
		retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
	});
}

function readBody(text: string): Partial<ErrorBody> {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return {};
	}
	if (typeof value !== "object" || value === null) return {};
	const body: Partial<ErrorBody> = { ...value };
	for (const key of TEXT_KEYS) {
		if (typeof body[key] !== "string") delete body[key];
	}
	return body;
}
