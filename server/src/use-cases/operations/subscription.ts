import { findBillingCustomer, findSubscription, type SubscriptionRow } from "#db/queries/subscriptions.ts";
import type { ProviderSubscription } from "#ports/payments.ts";
import { audit } from "../audit.ts";
import { type Refunded, refundPerson, syncSubscription } from "../billing/index.ts";
import type { Context, OperatorActor } from "../context.ts";
import { requirePerson } from "./person.ts";
import { requireReason } from "./require-reason.ts";

export interface SubscriptionReport {
	userId: number;
	/** Of the person at the provider; null for who never was there. */
	customerId: string | null;
	/** As it stands here. */
	here: SubscriptionRow | null;
	/** As the provider tells it now. */
	atProvider: ProviderSubscription | null;
}

/** What stands here of a person's subscription beside what the provider says this moment. */
export async function showSubscription({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { email: string };
}): Promise<SubscriptionReport> {
	const { id: userId } = await requirePerson(ctx.store.db, input.email);
	await audit(ctx, ctx.store.db, { action: "operator.subscription_shown", userId });
	return readSubscriptionReport(ctx, userId);
}

export async function readSubscriptionReport(ctx: Context, userId: number): Promise<SubscriptionReport> {
	const customer = await findBillingCustomer(ctx.store.db, userId);
	const here = await findSubscription(ctx.store.db, userId);
	const atProvider = customer && (await ctx.payments.readSubscription(customer.customerId));
	return { userId, customerId: customer?.customerId ?? null, here, atProvider };
}

/** Asks the provider about one person now instead of waiting for its news or for the night. */
export async function syncByOperator({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { email: string };
}): Promise<SubscriptionReport> {
	const { id: userId } = await requirePerson(ctx.store.db, input.email);
	await audit(ctx, ctx.store.db, { action: "operator.subscription_synced", userId });
	await syncSubscription({ ctx, input: { userId } });
	return readSubscriptionReport(ctx, userId);
}

interface RefundWish {
	email: string;
	reason: string;
	/** Also later than seven days after the payment. */
	beyondWindow: boolean;
}

/** Gives a person's newest payment back (DER-33). Who asked for it, and why, is on record before any money moves. */
export async function refundByOperator({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: RefundWish;
}): Promise<Refunded> {
	const reason = requireReason(input.reason);
	const { id: userId } = await requirePerson(ctx.store.db, input.email);
	const details = { reason, beyond_window: input.beyondWindow };
	await audit(ctx, ctx.store.db, { action: "operator.refund_asked", userId, details });
	return refundPerson({ ctx, input: { userId, late: input.beyondWindow } });
}
