import { closeEvent, findUserOfCustomer, takeEvent } from "#db/queries/billing.ts";
import { EventForgedError, type PaymentEvent } from "#ports/payments.ts";
import type { Context, JobActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { giveUpCheckout } from "./checkout.ts";
import { findDisputed, handleDispute } from "./refunds-and-disputes.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Whatever of these happens, the subscription is asked for again; all other events change nothing here. */
const ABOUT_SUBSCRIPTIONS = [
	"checkout.session.",
	"customer.subscription.",
	"customer.deleted",
	"invoice.",
	"subscription_schedule.",
	"charge.refunded",
	"charge.dispute.",
];

/**
 * A webhook is a nudge: its event says whom to ask about, never what is true. Each event counts once; one whose
 * handling failed counts as new when it comes again. Of events about nobody here nothing is kept.
 */
export async function handleEvent({
	ctx,
	input,
}: {
	ctx: Context<JobActor>;
	input: PaymentEvent;
}): Promise<void> {
	const { id, type, customerId, checkoutId, disputeId } = input;
	const { db } = ctx.store;
	if (!ABOUT_SUBSCRIPTIONS.some((start) => type.startsWith(start))) return;
	const disputed = disputeId === null ? null : await findDisputed(ctx, disputeId);
	const userId = disputed?.userId ?? (customerId && (await findUserOfCustomer(db, customerId)));
	if (!userId) {
		ctx.log.warn({ event: id, type }, "a payment event is about nobody here");
		return;
	}
	const { handledAt } = await takeEvent(db, { id, type, customerId, receivedAt: ctx.clock.now() });
	if (handledAt) {
		ctx.log.info({ event: id, type }, "a payment event came again");
		return;
	}
	if (type === "checkout.session.expired" && checkoutId) await giveUpCheckout(ctx, checkoutId);
	if (disputed) await handleDispute(ctx, disputed);
	await syncSubscription({ ctx, input: { userId } });
	await closeEvent(db, id, ctx.clock.now());
}

/** Refuses what the provider has not signed. */
export async function readEvent(
	ctx: Context,
	{ body, signature }: { body: Buffer; signature: string },
): Promise<PaymentEvent> {
	try {
		return await ctx.payments.readEvent(body, signature);
	} catch (error) {
		if (!(error instanceof EventForgedError)) throw error;
		ctx.log.warn({ bytes: body.length }, "a webhook was refused: its signature does not hold");
		throw new DomainError("bad_input", "The signature does not fit.");
	}
}
