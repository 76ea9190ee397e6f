import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { PAST_DUE_GRACE_MS } from "@dewlight/core/plans/paid-plan.ts";
import { CURRENCY } from "@dewlight/core/plans/prices.ts";
import type { Transaction } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import {
	addNotice,
	type BillingCustomer,
	findBillingCustomer,
	findSubscription,
	listBillingCustomers,
	raiseBillingVersion,
	removeOldEvents,
	type SubscriptionNews,
	type SubscriptionRow,
	saveSubscription,
} from "#db/queries/billing.ts";
import { removeFreePlaces, takePlace } from "#db/queries/checkouts.ts";
import type { BillingNotice } from "#db/schema/index.ts";
import { sendMailJob } from "#jobs/definitions/promised.ts";
import type { ProviderSubscription } from "#ports/payments.ts";
import { audit } from "../audit.ts";
import type { Context, JobActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import type { MailPayload } from "../mails/index.ts";

/** Each round that finds itself outrun means that somebody else has written newer news. */
const MAX_ROUNDS = 20;

/**
 * Makes what stands here equal to what the payment provider says now. Everything that learns of a change runs this and
 * nothing else, in any order and any number of times. Null for who never was at the provider, and for who never paid.
 */
export async function syncSubscription({
	ctx,
	input,
}: {
	ctx: Context;
	input: { userId: number };
}): Promise<SubscriptionRow | null> {
	const { store, payments } = ctx;
	for (let round = 1; round <= MAX_ROUNDS; round += 1) {
		const customer = await findBillingCustomer(store.db, input.userId);
		if (!customer) return null;
		const said = await payments.readSubscription(customer.customerId);
		const written = await store.transaction((tx) => write(ctx, tx, customer, said));
		if (written) return written.row;
	}
	throw new Error("Others keep writing newer news of the same subscription.");
}

/** Null when somebody wrote since the provider was asked: the answer may be old. */
async function write(
	ctx: Context,
	tx: Transaction,
	{ userId, version }: BillingCustomer,
	said: ProviderSubscription | null,
): Promise<{ row: SubscriptionRow | null } | null> {
	if (!(await raiseBillingVersion(tx, userId, version))) return null;
	const before = await findSubscription(tx, userId);
	if (!said) return { row: before && (await forgotten(ctx, tx, before)) };
	const news = toRow(userId, said, ctx.clock.now());
	const row = { ...news, disputedAt: before?.disputedAt ?? null, openDisputes: before?.openDisputes ?? [] };
	await saveSubscription(tx, news);
	if (said.founding) {
		await takePlace(tx, { id: ctx.ids.uuid(), userId, startedAt: row.startedAt });
	}
	const same = before?.subscriptionId === said.id ? before : null;
	await announceChanges(ctx, tx, { userId, before: same, said, version });
	await recordChange(ctx, tx, same, row);
	return { row };
}

/** The provider knows the person and no subscription any more: nobody pays for what stands here. */
async function forgotten(ctx: Context, tx: Transaction, before: SubscriptionRow): Promise<SubscriptionRow> {
	const row: SubscriptionRow = { ...before, state: "ended", nextInvoiceCents: null, scheduledPlan: null };
	const { disputedAt: _since, openDisputes: _open, ...saved } = row;
	await saveSubscription(tx, { ...saved, syncedAt: ctx.clock.now() });
	await recordChange(ctx, tx, before, row);
	return row;
}

function toRow(userId: number, said: ProviderSubscription, now: Date): SubscriptionNews {
	return {
		userId,
		subscriptionId: said.id,
		plan: said.plan,
		state: said.state,
		periodEndsAt: new Date(said.periodEndsAt),
		endsWithPeriod: said.endsWithPeriod,
		pastDueSince: said.pastDueSince === null ? null : new Date(said.pastDueSince),
		scheduledPlan: said.scheduledPlan,
		discountCents: said.discountCents,
		nextInvoiceCents: said.nextInvoiceCents,
		founding: said.founding,
		startedAt: new Date(said.startedAt),
		syncedAt: now,
	};
}

/** What an operator wants to find in the audit log of a subscription. */
function factsOf(row: SubscriptionRow) {
	return {
		plan: row.plan,
		state: row.state,
		period_ends_at: row.periodEndsAt.toISOString(),
		ends_with_period: row.endsWithPeriod,
		scheduled_plan: row.scheduledPlan,
		founding: row.founding,
	};
}

async function recordChange(
	ctx: Context,
	tx: Transaction,
	before: SubscriptionRow | null,
	row: SubscriptionRow,
): Promise<void> {
	const details = factsOf(row);
	if (before && JSON.stringify(factsOf(before)) === JSON.stringify(details)) return;
	await audit(ctx, tx, { action: "billing.subscription_changed", userId: row.userId, details });
}

interface News {
	userId: number;
	/** What stood before of the same subscription; null where it is new. */
	before: SubscriptionRow | null;
	said: ProviderSubscription;
	/** Of this write; told apart from every other. */
	version: number;
}

const iso = (at: number) => new Date(at).toISOString();

/** The mails that a difference between what stood and what the provider says asks for. */
async function announceChanges(ctx: Context, tx: Transaction, news: News): Promise<void> {
	await announceMoney(ctx, tx, news);
	await announcePlan(ctx, tx, news);
	await announceEnd(ctx, tx, news);
}

async function announceMoney(ctx: Context, tx: Transaction, { userId, said }: News): Promise<void> {
	const { plan, state, lastPaid, open, pastDueSince } = said;
	if (lastPaid && state === "active") {
		await promiseNotice(ctx, tx, {
			userId,
			kind: "receipt",
			occasion: lastPaid.id,
			mail: {
				template: "receipt",
				user_id: userId,
				plan,
				amount_cents: lastPaid.amountCents,
				currency: lastPaid.currency,
				paid_at: iso(lastPaid.paidAt),
				paid_until: iso(said.periodEndsAt),
			},
		});
	}
	if (open && state === "past_due" && pastDueSince !== null) {
		await promiseNotice(ctx, tx, {
			userId,
			kind: "payment_failed",
			occasion: open.invoiceId,
			mail: {
				template: "payment-failed",
				user_id: userId,
				plan,
				amount_cents: open.amountCents,
				currency: CURRENCY,
				keeps_until: iso(pastDueSince + PAST_DUE_GRACE_MS),
			},
		});
	}
}

async function announcePlan(ctx: Context, tx: Transaction, news: News): Promise<void> {
	const { userId, before, said, version } = news;
	if (!before || said.state === "ended") return;
	const occasion = `${said.id} ${version}`;
	const change = { template: "plan-change", user_id: userId, from: before.plan } as const;
	if (said.plan !== before.plan) {
		const mail = { ...change, to: said.plan, effective_at: iso(ctx.clock.now().getTime()), scheduled: false };
		await promiseNotice(ctx, tx, { userId, kind: "plan_change", occasion, mail });
	} else if (said.scheduledPlan && said.scheduledPlan !== before.scheduledPlan) {
		const mail = { ...change, to: said.scheduledPlan, effective_at: iso(said.periodEndsAt), scheduled: true };
		await promiseNotice(ctx, tx, { userId, kind: "plan_change", occasion, mail });
	}
}

async function announceEnd(ctx: Context, tx: Transaction, news: News): Promise<void> {
	const { userId, before, said, version } = news;
	const { plan } = said;
	const at = iso(said.periodEndsAt);
	if (said.state === "ended") {
		if (!before || before.state === "ended") return;
		const mail = { template: "subscription-ended", user_id: userId, plan, ended_at: at } as const;
		return promiseNotice(ctx, tx, { userId, kind: "subscription_ended", occasion: said.id, mail });
	}
	const occasion = `${said.id} ${version}`;
	if (said.endsWithPeriod && !before?.endsWithPeriod) {
		const disputed = Boolean(before?.disputedAt);
		const mail = { template: "cancellation", user_id: userId, plan, ends_at: at, disputed } as const;
		return promiseNotice(ctx, tx, { userId, kind: "cancellation", occasion, mail });
	}
	if (before && said.state === "active" && wasKept(before, said)) {
		const mail = { template: "kept", user_id: userId, plan, renews_at: at } as const;
		await promiseNotice(ctx, tx, { userId, kind: "kept", occasion, mail });
	}
}

function wasKept(before: SubscriptionRow, said: ProviderSubscription): boolean {
	if (before.endsWithPeriod || before.state === "paused") return !said.endsWithPeriod;
	return before.scheduledPlan !== null && said.scheduledPlan === null && said.plan === before.plan;
}

interface Notice {
	userId: number;
	kind: BillingNotice;
	/** What makes it one occasion: told once, however often its news arrive. */
	occasion: string;
	mail: MailPayload;
}

/** An account that is being erased gets one last mail, which is about that. */
export async function promiseNotice(
	ctx: Context,
	tx: Transaction,
	{ mail, ...notice }: Notice,
): Promise<void> {
	const user = await findUserById(tx, notice.userId);
	if (user?.deletionDueAt && user.deletionDueAt <= ctx.clock.now()) return;
	if (!(await addNotice(tx, { ...notice, at: ctx.clock.now() }))) return;
	await enqueue(ctx, tx, sendMailJob, mail);
}

const PAGE = 100;
/** The provider gives up repeating an event after days. */
const KEEP_EVENTS_MS = 60 * DAY_MS;

/**
 * Asks the provider about everybody, so that no lost webhook is lost for long. One person that cannot be read holds up
 * no other; the failures are thrown at the end, for the next run.
 */
export async function sweepSubscriptions({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	const { db } = ctx.store;
	const failures: unknown[] = [];
	let page = await listBillingCustomers(db, 0, PAGE);
	while (page.length > 0) {
		for (const userId of page) {
			try {
				await syncSubscription({ ctx, input: { userId } });
			} catch (error) {
				failures.push(error);
			}
		}
		page = await listBillingCustomers(db, page.at(-1) ?? 0, PAGE);
	}
	const now = ctx.clock.now();
	await removeFreePlaces(db, now);
	await removeOldEvents(db, new Date(now.getTime() - KEEP_EVENTS_MS));
	if (failures.length > 0)
		throw new AggregateError(failures, `${failures.length} subscriptions could not be read`);
}
