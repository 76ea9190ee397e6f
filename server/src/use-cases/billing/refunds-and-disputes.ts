import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import {
	addNotice,
	findBillingCustomer,
	findSubscription,
	findUserOfCustomer,
	markDispute,
	type SubscriptionRow,
} from "#db/queries/billing.ts";
import { sendMailJob } from "#jobs/definitions/promised.ts";
import type { Dispute, ProviderSubscription } from "#ports/payments.ts";
import { audit } from "../audit.ts";
import type { Context, JobActor, OperatorActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { askProvider, REFUND_DAYS } from "./billing-rules.ts";
import { promiseNotice, syncSubscription } from "./sync-subscription.ts";

export interface Refunded {
	amountCents: number;
	currency: string;
	invoiceId: string;
	/** Of the plan that ended with it. */
	planName: string;
}

/**
 * Gives the newest payment back and ends the subscription with it (DER-33). Later than seven days after it was billed
 * only when `late` says so. Safe to run again: the same payment is given back once.
 */
export async function refundPerson({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { userId: number; late?: boolean };
}): Promise<Refunded> {
	const { userId } = input;
	const { payments } = ctx;
	const customer = await findBillingCustomer(ctx.store.db, userId);
	if (!customer) throw notFound();
	const said = await askProvider(ctx, () => payments.readSubscription(customer.customerId));
	const paid = requirePayment(ctx, said, input.late ?? false);
	const key = `refund-${paid.invoice.id}`;
	const { amountCents, invoiceId } = await askProvider(ctx, () =>
		payments.refundLastInvoice(paid.subscription.id, key),
	);
	await askProvider(ctx, () => payments.endNow(paid.subscription.id));
	await askProvider(ctx, () => syncSubscription({ ctx, input: { userId } }));
	const { plan } = paid.subscription;
	const { currency } = paid.invoice;
	await ctx.store.transaction(async (tx) => {
		const money = { amount_cents: amountCents, currency };
		const mail = { template: "refund", user_id: userId, plan, ...money, plan_ended: true } as const;
		await promiseNotice(ctx, tx, { userId, kind: "refund", occasion: invoiceId, mail });
		const details = { ...money, invoice: invoiceId, plan, late: input.late ?? false };
		await audit(ctx, tx, { action: "billing.refunded", userId, details });
	});
	return { amountCents, currency, invoiceId, planName: planName(plan) };
}

function requirePayment(ctx: Context, subscription: ProviderSubscription | null, late: boolean) {
	const invoice = subscription?.lastPaid;
	if (!subscription || !invoice) {
		throw new DomainError("bad_input", "Nothing was paid that could be given back.");
	}
	if (!late && ctx.clock.now().getTime() - invoice.paidAt > REFUND_DAYS * DAY_MS) {
		const day = new Date(invoice.paidAt).toISOString().slice(0, 10);
		throw new DomainError("conflict", `The last payment was on ${day}, more than ${REFUND_DAYS} days ago.`);
	}
	return { subscription, invoice };
}

const DISPUTE_ACTIONS = {
	open: "billing.disputed",
	won: "billing.dispute_won",
	lost: "billing.dispute_lost",
} as const;

/** Whose payment it is about; null for nobody here. */
export async function findDisputed(
	ctx: Context<JobActor>,
	disputeId: string,
): Promise<{ userId: number; dispute: Dispute } | null> {
	const dispute = await ctx.payments.readDispute(disputeId);
	const userId = dispute.customerId && (await findUserOfCustomer(ctx.store.db, dispute.customerId));
	return userId ? { userId, dispute } : null;
}

/**
 * While the bank decides, the plan runs to the end of what is paid and nothing more is charged. A lost dispute ends it
 * at once, for the money went back; a won one changes nothing more, and the person may keep the plan. An operator hears
 * of each of the three once. Safe to run again, and in any order: what counts is what the provider says now.
 */
export async function handleDispute(
	ctx: Context<JobActor>,
	{ userId, dispute }: { userId: number; dispute: Dispute },
): Promise<void> {
	const now = ctx.clock.now();
	await ctx.store.transaction(async (tx) => {
		await markDispute(tx, userId, { id: dispute.id, open: dispute.state === "open", at: now });
		const occasion = `${dispute.id} ${dispute.state}`;
		if (!(await addNotice(tx, { userId, kind: "dispute", occasion, at: now }))) return;
		const { id, state, reason, amountCents, currency, answerBy } = dispute;
		await enqueue(ctx, tx, sendMailJob, {
			template: "dispute",
			person: userId,
			dispute_id: id,
			state,
			reason,
			amount_cents: amountCents,
			currency,
			answer_by: answerBy === null ? null : new Date(answerBy).toISOString(),
		});
		const details = { dispute: id, reason, amount_cents: amountCents, currency };
		await audit(ctx, tx, { action: DISPUTE_ACTIONS[state], userId, details });
	});
	const row = await syncSubscription({ ctx, input: { userId } });
	if (!row || row.state === "ended") return;
	const { subscriptionId } = row;
	if (dispute.state === "lost") await ctx.payments.endNow(subscriptionId);
	else if (dispute.state === "open" && !row.endsWithPeriod && row.state === "active") {
		await ctx.payments.cancelAtPeriodEnd(subscriptionId, `dispute-${dispute.id}`);
	}
}

/** Nothing new is charged to a card whose holder wants money back. */
export async function refuseWhileDisputed(ctx: Context, userId: number): Promise<void> {
	if (isDisputed(await findSubscription(ctx.store.db, userId))) {
		throw new DomainError(
			"conflict",
			"A payment is disputed at your bank. This can be done once that is settled.",
		);
	}
}

const isDisputed = (row: SubscriptionRow | null) => row !== null && row.disputedAt !== null;
