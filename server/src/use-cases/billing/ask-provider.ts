import type { ErrorCode } from "@dewlight/contracts/errors.ts";
import { PaymentDeclinedError, PaymentRefusedError, PaymentsUnavailableError } from "#ports/payments.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain-error.ts";

const UNAVAILABLE = "The payment provider cannot be reached right now. Please try again in a few minutes.";

/** What the provider refuses or fails to do becomes a sentence for the person; the reason goes into the log. */
export async function askProvider<T>(
	ctx: Pick<Context, "log">,
	work: () => Promise<T>,
	refusedAs: ErrorCode = "bad_input",
): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof PaymentDeclinedError) {
			ctx.log.warn({ code: error.code }, "a payment was declined");
			throw new DomainError("payment_declined", error.message);
		}
		if (error instanceof PaymentRefusedError) {
			ctx.log.warn({ code: error.code, err: error }, "the payment provider refused");
			throw new DomainError(refusedAs, error.message);
		}
		if (error instanceof PaymentsUnavailableError) {
			ctx.log.error({ err: error }, "the payment provider is unavailable");
			throw new DomainError("provider_down", UNAVAILABLE);
		}
		throw error;
	}
}
