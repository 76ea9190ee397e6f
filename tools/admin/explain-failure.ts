import { DataDirInUseError } from "@dewlight/server/db/embedded-database.ts";
import { PaymentRefusedError, PaymentsUnavailableError } from "@dewlight/server/ports/payments.ts";
import { explainStartFailure } from "@dewlight/server/start-failure.ts";
import { DomainError } from "@dewlight/server/use-cases/domain-error.ts";
import { UsageError } from "../parse-words.ts";

/** One sentence for what the operator can repair; null for a fault of ours. */
export function explainFailure(error: unknown): string | null {
	if (error instanceof UsageError) return error.message;
	if (error instanceof DomainError) return error.detail;
	if (error instanceof PaymentsUnavailableError)
		return "The payment provider cannot be reached. Try again later.";
	if (error instanceof PaymentRefusedError) return `The payment provider refused: ${error.message}`;
	if (error instanceof DataDirInUseError) {
		return `Stop the server first, or let it run on PostgreSQL. ${error.message}`;
	}
	if (error instanceof Error && "code" in error && "path" in error) {
		if (error.code === "EEXIST") return `${String(error.path)} exists already. Choose another file.`;
		if (error.code === "ENOENT") return `${String(error.path)} cannot be written: its folder does not exist.`;
	}
	return explainStartFailure(error);
}
