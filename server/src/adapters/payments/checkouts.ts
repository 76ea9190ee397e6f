import type { Stripe } from "stripe";
import { type Checkout, FoundingClosedError, type Payments } from "#ports/payments.ts";
import { FOUNDING_COUPON, idOf, isMissing, type StripeAccount, seconds } from "./stripe-account.ts";

type Order = Parameters<Payments["openCheckout"]>[0];

export async function openCheckout(
	{ stripe, prices }: StripeAccount,
	order: Order,
): Promise<{ id: string; url: string }> {
	const names = { user_id: String(order.userId), checkout_id: order.checkoutId };
	const params: Stripe.Checkout.SessionCreateParams = {
		mode: "subscription",
		customer: order.customerId,
		client_reference_id: String(order.userId),
		line_items: [{ price: prices[order.plan], quantity: 1 }],
		...(order.founding && { discounts: [{ coupon: FOUNDING_COUPON }] }),
		success_url: order.successUrl,
		cancel_url: order.cancelUrl,
		expires_at: seconds(order.expiresAt),
		metadata: names,
		subscription_data: { metadata: { user_id: names.user_id } },
	};
	const terms = order.founding ? "founding" : "full";
	try {
		const idempotencyKey = `checkout-${order.checkoutId}-${terms}`;
		const session = await stripe.checkout.sessions.create(params, { idempotencyKey });
		if (!session.url) throw new Error("A new checkout came without a page.");
		return { id: session.id, url: session.url };
	} catch (error) {
		const opened = error instanceof stripe.errors.StripeIdempotencyError && (await findOpened(stripe, order));
		if (opened) return opened;
		if (order.founding && isAboutCoupon(stripe, error)) {
			throw new FoundingClosedError("The founding coupon cannot be used any more.", { cause: error });
		}
		throw error;
	}
}

/** The page of the same checkout that was asked for before, from another page of ours. */
async function findOpened(stripe: Stripe, order: Order): Promise<{ id: string; url: string } | null> {
	const { data } = await stripe.checkout.sessions.list({
		customer: order.customerId,
		status: "open",
		limit: 100,
	});
	for (const { id, url, metadata } of data) {
		if (url && metadata?.checkout_id === order.checkoutId) return { id, url };
	}
	return null;
}

function isAboutCoupon(stripe: Stripe, error: unknown): boolean {
	if (!(error instanceof stripe.errors.StripeInvalidRequestError)) return false;
	return (
		error.code === "coupon_expired" ||
		(error.param ?? "").startsWith("discounts") ||
		(error.param ?? "").startsWith("coupon")
	);
}

export async function readCheckout({ stripe }: StripeAccount, id: string): Promise<Checkout | null> {
	try {
		return toCheckout(await stripe.checkout.sessions.retrieve(id));
	} catch (error) {
		if (isMissing(stripe, error)) return null;
		throw error;
	}
}

function toCheckout(session: Stripe.Checkout.Session): Checkout {
	const userId = Number(session.client_reference_id ?? Number.NaN);
	return {
		id: session.id,
		userId: Number.isSafeInteger(userId) ? userId : null,
		checkoutId: session.metadata?.checkout_id ?? null,
		customerId: session.customer ? idOf(session.customer) : null,
		subscriptionId: session.subscription ? idOf(session.subscription) : null,
		state: stateOf(session),
		url: session.status === "open" ? session.url : null,
	};
}

/** Complete but unpaid: the bank has not answered yet. */
function stateOf({ status, payment_status }: Stripe.Checkout.Session): Checkout["state"] {
	if (status === "expired") return "expired";
	return status === "complete" && payment_status !== "unpaid" ? "paid" : "open";
}

export async function expireCheckout({ stripe }: StripeAccount, id: string): Promise<void> {
	const session = await stripe.checkout.sessions.retrieve(id);
	if (session.status !== "open") return;
	try {
		await stripe.checkout.sessions.expire(id);
	} catch (error) {
		const now = await stripe.checkout.sessions.retrieve(id);
		if (now.status === "open") throw error;
	}
}
