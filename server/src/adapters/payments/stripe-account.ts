import { PAID_PLANS, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import type { Stripe } from "stripe";
import { PaymentDeclinedError, PaymentRefusedError, PaymentsUnavailableError } from "#ports/payments.ts";

/** By these the prices are found again at the provider. */
export const LOOKUP_KEYS: Readonly<Record<PaidPlan, string>> = {
	plus_monthly: "dewlight_plus_monthly",
	plus_annual: "dewlight_plus_annual",
	pro_monthly: "dewlight_pro_monthly",
	pro_annual: "dewlight_pro_annual",
};

/** Id of the coupon behind the founding price. */
export const FOUNDING_COUPON = "dewlight-founding";

/** An account at the provider, ready for calls. */
export interface StripeAccount {
	stripe: Stripe;
	prices: Readonly<Record<PaidPlan, string>>;
}

/** Null for a price that is none of ours. Prices of earlier days carry the plan they are for. */
export function planOfPrice({ prices }: StripeAccount, price: Stripe.Price | string): PaidPlan | null {
	const id = idOf(price);
	const named = typeof price === "string" ? null : price.metadata.plan;
	return PAID_PLANS.find((plan) => prices[plan] === id || plan === named) ?? null;
}

export function idOf(reference: string | { id: string }): string {
	return typeof reference === "string" ? reference : reference.id;
}

export const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
export const milliseconds = (unixSeconds: number) => unixSeconds * 1000;

/** The one item a subscription of ours has. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
	const [item] = subscription.items.data;
	if (!item) throw new Error(`The subscription ${subscription.id} has no item.`);
	return item;
}

/** Of the API the adapter is written against; the SDK's types are of the same version. */
const API_VERSION = "2026-10-28.endive";
const TIMEOUT_MS = 10_000;
/** The SDK adds an idempotency key where a call has none, so that a retry never acts twice. */
const RETRIES = 2;

export interface StripeAddress {
	apiKey: string;
	/** Origin of another server than Stripe's own. */
	apiBase?: string | null;
}

/** The SDK is loaded only when the first call needs it: it costs every start time and memory. */
export async function openStripe({ apiKey, apiBase }: StripeAddress): Promise<Stripe> {
	const { Stripe: Client } = await import("stripe");
	return new Client(apiKey, {
		apiVersion: API_VERSION,
		timeout: TIMEOUT_MS,
		maxNetworkRetries: RETRIES,
		telemetry: false,
		...(apiBase && serverAt(new URL(apiBase))),
	});
}

function serverAt({ protocol, hostname, port }: URL) {
	const secure = protocol === "https:";
	return {
		protocol: secure ? ("https" as const) : ("http" as const),
		host: hostname,
		port: Number(port || (secure ? 443 : 80)),
	};
}

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
