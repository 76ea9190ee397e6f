import type { ErrorBody, ErrorCode } from "@dewlight/contracts/errors.ts";
import type { TriggerEvent } from "@dewlight/contracts/trigger-events.ts";
import { isDatabaseAway } from "#db/database-errors.ts";
import { ObjectStoreUnavailableError } from "#ports/object-store.ts";
import { AnalystAwayError } from "#ports/photo-analyst.ts";

interface DomainErrorExtras {
	/** Extra keys of the error answer. */
	body?: Omit<ErrorBody, "detail">;
	retryAfterSeconds?: number;
	triggerEvent?: TriggerEvent;
}

/** A refusal with a code. `detail` is shown to people, except for the machine codes of the contract (DETAIL_CODES). */
export class DomainError extends Error {
	override readonly name = "DomainError";
	readonly code: ErrorCode;
	readonly detail: string;
	readonly extras: DomainErrorExtras;
	constructor(code: ErrorCode, detail: string, extras: DomainErrorExtras = {}) {
		super(`${code}: ${detail}`);
		this.code = code;
		this.detail = detail;
		this.extras = extras;
	}
}

export const notFound = (): DomainError => new DomainError("not_found", "Not found.");

export type Away = "database" | "object_store" | "engine";

/** Which part did not answer, where an error says so; null for every other error. */
export function whatIsAway(error: unknown): Away | null {
	for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
		if (at instanceof ObjectStoreUnavailableError) return "object_store";
		if (at instanceof AnalystAwayError) return "engine";
	}
	return isDatabaseAway(error) ? "database" : null;
}
