import { DAY_MS } from "@dewlight/contracts/constants.ts";
import type { Transaction } from "#db/database.ts";
import {
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
import type { ProviderSubscription } from "#ports/payments.ts";
import { audit } from "../audit.ts";
import type { Context, JobActor } from "../context.ts";
import { announceChanges } from "./announce-changes.ts";

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
