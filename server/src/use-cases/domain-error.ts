import type { ErrorBody, ErrorCode } from "@dewlight/contracts/errors.ts";
import type { TriggerEvent } from "@dewlight/contracts/trigger-events.ts";

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
