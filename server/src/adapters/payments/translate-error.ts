import type { Stripe } from "stripe";
import { PaymentDeclinedError, PaymentRefusedError, PaymentsUnavailableError } from "#ports/payments.ts";

const DECLINED = "The payment did not go through. Please try another card.";
const NOT_POSSIBLE = "The payment provider did not allow this. Please reload the page and try again.";
const CHANGED_MEANWHILE = "This was asked for twice in different ways. Please try again in a moment.";

/**
 * The port's word for a failure of the SDK. What a card's bank says is for the person; sentences about parameters are
 * for us and stay in the cause.
 */
export function translateError(stripe: Stripe, error: unknown): unknown {
	const { errors } = stripe;
	if (!(error instanceof errors.StripeError)) return error;
	const code = error.code ?? error.type;
	if (error instanceof errors.StripeCardError || error.statusCode === 402) {
		return withCause(new PaymentDeclinedError(error.decline_code ?? code, error.message || DECLINED), error);
	}
	if (error instanceof errors.StripeIdempotencyError) {
		return withCause(new PaymentRefusedError(code, CHANGED_MEANWHILE), error);
	}
	if (error instanceof errors.StripeInvalidRequestError && error.statusCode !== 401) {
		return withCause(new PaymentRefusedError(code, NOT_POSSIBLE), error);
	}
	return withCause(
		new PaymentsUnavailableError(`The payment provider did not answer as it should (${code}).`),
		error,
	);
}

function withCause<E extends Error>(error: E, cause: unknown): E {
	error.cause = cause;
	return error;
}

export function isMissing(stripe: Stripe, error: unknown): boolean {
	return error instanceof stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}
