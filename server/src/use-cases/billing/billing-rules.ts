import type { ErrorCode } from "@dewlight/contracts/errors.ts";
import { PAID_PLANS, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { PaymentDeclinedError, PaymentRefusedError, PaymentsUnavailableError } from "#ports/payments.ts";
import type { ThrottleRule } from "#ports/throttle.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

const HOUR = 3_600;

/** Per account. Each of these calls asks the payment provider. */
export const BILLING_RULES = {
	checkout: { name: "billing-checkout", points: 20, windowSeconds: HOUR },
	confirm: { name: "billing-confirm", points: 60, windowSeconds: HOUR },
	preview: { name: "billing-preview", points: 60, windowSeconds: HOUR },
	change: { name: "billing-change", points: 30, windowSeconds: HOUR },
	cardUpdate: { name: "billing-card-update", points: 20, windowSeconds: HOUR },
} as const satisfies Record<string, ThrottleRule>;

/** A price that was shown longer ago than this is shown again before anything is charged. */
export const PREVIEW_LIFE_MS = HOUR * 1000;

/** Within this time after it was billed a payment is given back without further ado. */
export const REFUND_DAYS = 7;

/** The provider fills in the id of the checkout. */
export function successUrl({ settings }: Context): string {
	return `${settings.publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`;
}

/** Back to where the person came from on our own site, else to its root (BILL-A27). */
export function safeCancelUrl(ctx: Context<UserActor>, wanted: string | undefined): string {
	const { publicUrl } = ctx.settings;
	const root = `${publicUrl}/`;
	if (wanted === undefined || wanted === "") return root;
	const url = URL.canParse(wanted) ? new URL(wanted) : null;
	if (url && url.origin === new URL(publicUrl).origin && url.username === "" && url.password === "")
		return url.href;
	refused(ctx, "foreign_cancel_url");
	return root;
}

export function billingUrl({ settings }: Context): string {
	return `${settings.publicUrl}/account?tab=billing`;
}

/** The plan a price on offer is for; prices are never taken from whoever asks. */
export async function planOfPrice(ctx: Context<UserActor>, priceId: string): Promise<PaidPlan> {
	const prices = await ctx.payments.priceIds();
	const plan = PAID_PLANS.find((candidate) => prices[candidate] === priceId);
	if (plan) return plan;
	refused(ctx, "unknown_price");
	throw new DomainError("bad_input", "This plan is not on offer. Please reload the page and try again.");
}

type Reason =
	| "unknown_price"
	| "foreign_cancel_url"
	| "foreign_checkout"
	| "amount_changed"
	| "wrong_direction";

/** Refusals an operator may want to count. What was sent stays out: it is anybody's text. */
export function refused(ctx: Context<UserActor>, reason: Reason): void {
	ctx.log.warn({ userId: ctx.actor.userId, reason }, "a billing call was refused");
}

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
