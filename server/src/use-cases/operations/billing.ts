import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { FOUNDING } from "@dewlight/core/plans/index.ts";
import {
	addNotice,
	countTakenPlaces,
	findBillingCustomer,
	findSubscription,
	type SubscriptionRow,
} from "#db/queries/billing.ts";
import { countPlaces } from "#db/queries/checkouts.ts";
import { listPayers } from "#db/queries/plan-sources.ts";
import { sendMailJob } from "#jobs/definitions/promised.ts";
import type { ProviderSubscription } from "#ports/payments.ts";
import { audit } from "../audit.ts";
import { type Refunded, refundPerson, syncSubscription } from "../billing/index.ts";
import type { Context, OperatorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { hashSecret } from "../hash-secret.ts";
import { LONGEST_NOTICE } from "../mails/index.ts";
import { requirePerson, requireReason } from "./person.ts";

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

async function readSubscriptionReport(ctx: Context, userId: number): Promise<SubscriptionReport> {
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

const NOTICE_DAYS = 30;
const BATCH = 200;

interface PriceNotice {
	/** Plain text; an empty line begins a new paragraph. */
	text: string;
	/** When the change begins to hold. */
	effectiveAt: Date;
}

interface PriceNoticeSent {
	/** Mails this run promised. */
	promised: number;
	/** People who had been promised this very notice before. */
	toldBefore: number;
}

/**
 * Tells everybody with a subscription about a change of prices or limits, at least 30 days ahead. The same notice goes to
 * each person once, so a run that was cut short is simply run again.
 */
export async function sendPriceNotice({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: PriceNotice;
}): Promise<PriceNoticeSent> {
	const text = input.text.trim();
	if (text === "" || text.length > LONGEST_NOTICE) {
		throw new DomainError("bad_input", `A notice has 1 to ${LONGEST_NOTICE} letters.`);
	}
	const earliest = ctx.clock.now().getTime() + NOTICE_DAYS * DAY_MS;
	if (input.effectiveAt.getTime() < earliest) {
		throw new DomainError("bad_input", `People are told at least ${NOTICE_DAYS} days before a change.`);
	}
	const effectiveAt = input.effectiveAt.toISOString();
	const occasion = hashSecret(JSON.stringify([text, effectiveAt]));
	const sent = await promiseEach(ctx, { text, effectiveAt, occasion });
	const details = { effective_at: effectiveAt, promised: sent.promised, notice: occasion };
	await audit(ctx, ctx.store.db, { action: "operator.price_notice_sent", userId: null, details });
	return sent;
}

async function promiseEach(
	ctx: Context<OperatorActor>,
	{ text, effectiveAt, occasion }: { text: string; effectiveAt: string; occasion: string },
): Promise<PriceNoticeSent> {
	const sent = { promised: 0, toldBefore: 0 };
	for (let last = 0, more = true; more; ) {
		const payers = await listPayers(ctx.store.db, last, BATCH);
		const promised = await ctx.store.transaction(async (tx) => {
			const at = ctx.clock.now();
			let count = 0;
			for (const userId of payers) {
				if (!(await addNotice(tx, { userId, kind: "price_notice", occasion, at }))) continue;
				const mail = { template: "price-notice", user_id: userId, text, effective_at: effectiveAt } as const;
				await enqueue(ctx, tx, sendMailJob, mail);
				count += 1;
			}
			return count;
		});
		sent.promised += promised;
		sent.toldBefore += payers.length - promised;
		last = payers.at(-1) ?? last;
		more = payers.length === BATCH;
	}
	return sent;
}

interface FoundingCount {
	/** Paid. */
	taken: number;
	/** Kept for somebody at checkout. */
	held: number;
	left: number;
	places: number;
}

/** How many places at the founding price are gone (DER-35). */
export async function readFounding({ ctx }: { ctx: Context<OperatorActor> }): Promise<FoundingCount> {
	const { places } = FOUNDING;
	const count = await ctx.store.transaction(async (tx) => {
		const taken = await countTakenPlaces(tx);
		const gone = await countPlaces(tx, ctx.clock.now());
		return { taken, held: gone - taken, left: Math.max(0, places - gone), places };
	});
	const details = { taken: count.taken, held: count.held };
	await audit(ctx, ctx.store.db, { action: "operator.founding_read", userId: null, details });
	return count;
}
