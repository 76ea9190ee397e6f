import type { ErrorCode } from "@dewlight/contracts/errors.ts";
import { AnalystBusyError, PhotoRefusedError } from "#ports/photo-analyst.ts";
import { DomainError } from "../domain-error.ts";

const CODES: Record<PhotoRefusedError["why"], ErrorCode> = {
	too_large: "too_large",
	unsupported_type: "unsupported_type",
	unreadable: "bad_input",
};

const BUSY = "We are analyzing many photos right now. Please try again in a minute.";

/** What the analyst throws, as the refusal a person gets; anything else stays what it is. */
export function asPhotoRefusal(error: unknown): unknown {
	if (error instanceof PhotoRefusedError) return new DomainError(CODES[error.why], error.message);
	if (error instanceof AnalystBusyError) return new DomainError("busy", BUSY, { retryAfterSeconds: 30 });
	return error;
}
