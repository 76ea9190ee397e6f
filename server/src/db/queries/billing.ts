import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import {
	type BillingNotice,
	billingCustomers,
	billingNotices,
	changePreviews,
	checkouts,
	foundingPlaces,
	paymentEvents,
	quotaReminders,
	subscriptions,
} from "../schema/index.ts";

/** True when this occasion was not told before. */
export async function addNotice(
	tx: Queryable,
	notice: { userId: number; kind: BillingNotice; occasion: string; at: Date },
): Promise<boolean> {
	const rows = await tx
		.insert(billingNotices)
		.values(notice)
		.onConflictDoNothing()
		.returning({ userId: billingNotices.userId });
	return rows.length > 0;
}

/** When the event was handled, if it was; records it where it is new. */
export async function takeEvent(
	db: Queryable,
	event: { id: string; type: string; customerId: string | null; receivedAt: Date },
): Promise<{ handledAt: Date | null }> {
	await db.insert(paymentEvents).values(event).onConflictDoNothing();
	const [row] = await db
		.select({ handledAt: paymentEvents.handledAt })
		.from(paymentEvents)
		.where(eq(paymentEvents.id, event.id));
	return { handledAt: row?.handledAt ?? null };
}

export async function closeEvent(db: Queryable, id: string, at: Date): Promise<void> {
	await db
		.update(paymentEvents)
		.set({ handledAt: at })
		.where(and(eq(paymentEvents.id, id), isNull(paymentEvents.handledAt)));
}

/** The provider repeats an event for days, never for this long. */
export async function removeOldEvents(db: Queryable, before: Date): Promise<void> {
	await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}

export type ChangePreviewRow = typeof changePreviews.$inferSelect;

export async function savePreview(db: Queryable, row: ChangePreviewRow): Promise<void> {
	const { userId: _userId, ...change } = row;
	await db
		.insert(changePreviews)
		.values(row)
		.onConflictDoUpdate({ target: changePreviews.userId, set: change });
}

export async function findPreview(db: Queryable, userId: number): Promise<ChangePreviewRow | null> {
	const [row] = await db.select().from(changePreviews).where(eq(changePreviews.userId, userId));
	return row ?? null;
}

export async function removePreview(db: Queryable, userId: number): Promise<void> {
	await db.delete(changePreviews).where(eq(changePreviews.userId, userId));
}

/** Places at the founding price that were paid. */
export async function countTakenPlaces(db: Queryable): Promise<number> {
	return db.$count(foundingPlaces, isNotNull(foundingPlaces.takenAt));
}

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export interface BillingCustomer {
	userId: number;
	customerId: string;
	version: number;
}

export async function findSubscription(db: Queryable, userId: number): Promise<SubscriptionRow | null> {
	const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
	return row ?? null;
}

/** All but what stands about disputes, which are no news of the subscription. */
export type SubscriptionNews = Omit<SubscriptionRow, "disputedAt" | "openDisputes">;

export async function saveSubscription(tx: Queryable, row: SubscriptionNews): Promise<void> {
	const { userId: _userId, ...change } = row;
	await tx.insert(subscriptions).values(row).onConflictDoUpdate({
		target: subscriptions.userId,
		set: change,
	});
}

export async function findBillingCustomer(db: Queryable, userId: number): Promise<BillingCustomer | null> {
	const [row] = await db
		.select({
			userId: billingCustomers.userId,
			customerId: billingCustomers.customerId,
			version: billingCustomers.version,
		})
		.from(billingCustomers)
		.where(eq(billingCustomers.userId, userId));
	return row ?? null;
}

/** Null for a customer that is nobody here. */
export async function findUserOfCustomer(db: Queryable, customerId: string): Promise<number | null> {
	const [row] = await db
		.select({ userId: billingCustomers.userId })
		.from(billingCustomers)
		.where(eq(billingCustomers.customerId, customerId));
	return row?.userId ?? null;
}

/** Of two at once the first stands. */
export async function addBillingCustomer(
	db: Queryable,
	customer: { userId: number; customerId: string; createdAt: Date },
): Promise<void> {
	await db.insert(billingCustomers).values(customer).onConflictDoNothing();
}

/** False when somebody wrote since `version` was read: what was asked then may be old. */
export async function raiseBillingVersion(tx: Queryable, userId: number, version: number): Promise<boolean> {
	const rows = await tx
		.update(billingCustomers)
		.set({ version: sql`${billingCustomers.version} + 1` })
		.where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.version, version)))
		.returning({ userId: billingCustomers.userId });
	return rows.length > 0;
}

/** Adds one to the open disputes, or takes it out; which others are open stays. */
export async function markDispute(
	tx: Queryable,
	userId: number,
	{ id, open, at }: { id: string; open: boolean; at: Date },
): Promise<void> {
	const others = sql`array_remove(${subscriptions.openDisputes}, ${id})`;
	const change = open
		? {
				openDisputes: sql`array_append(${others}, ${id})`,
				disputedAt: sql`coalesce(${subscriptions.disputedAt}, ${at.toISOString()}::timestamptz)`,
			}
		: {
				openDisputes: others,
				disputedAt: sql`case when cardinality(${others}) = 0 then null else ${subscriptions.disputedAt} end`,
			};
	await tx.update(subscriptions).set(change).where(eq(subscriptions.userId, userId));
}

/** People known to the provider, by id, after `afterUserId`. */
export async function listBillingCustomers(
	db: Queryable,
	afterUserId: number,
	limit: number,
): Promise<number[]> {
	const rows = await db
		.select({ userId: billingCustomers.userId })
		.from(billingCustomers)
		.where(gt(billingCustomers.userId, afterUserId))
		.orderBy(asc(billingCustomers.userId))
		.limit(limit);
	return rows.map(({ userId }) => userId);
}

/** What stands about a person's plan and payments, under the names the archive gives it. */
export async function readBillingRecords(db: Queryable, userId: number) {
	return {
		customer: await db
			.select({ customer_number: billingCustomers.customerId, created_at: billingCustomers.createdAt })
			.from(billingCustomers)
			.where(eq(billingCustomers.userId, userId)),
		subscription: await db
			.select({
				subscription_number: subscriptions.subscriptionId,
				plan: subscriptions.plan,
				state: subscriptions.state,
				started_at: subscriptions.startedAt,
				period_ends_at: subscriptions.periodEndsAt,
				ends_with_period: subscriptions.endsWithPeriod,
				past_due_since: subscriptions.pastDueSince,
				scheduled_plan: subscriptions.scheduledPlan,
				discount_cents: subscriptions.discountCents,
				next_invoice_cents: subscriptions.nextInvoiceCents,
				founding_price: subscriptions.founding,
				open_disputes: subscriptions.openDisputes,
				disputed_at: subscriptions.disputedAt,
			})
			.from(subscriptions)
			.where(eq(subscriptions.userId, userId)),
		checkouts: await db
			.select({
				checkout_number: checkouts.sessionId,
				plan: checkouts.plan,
				created_at: checkouts.createdAt,
				expires_at: checkouts.expiresAt,
			})
			.from(checkouts)
			.where(eq(checkouts.userId, userId))
			.orderBy(asc(checkouts.createdAt)),
		founding_places: await db
			.select({ held_until: foundingPlaces.heldUntil, taken_at: foundingPlaces.takenAt })
			.from(foundingPlaces)
			.where(eq(foundingPlaces.userId, userId)),
		price_shown_last: await db
			.select({
				plan: changePreviews.plan,
				amount_cents: changePreviews.amountDueCents,
				at: changePreviews.prorationDate,
			})
			.from(changePreviews)
			.where(eq(changePreviews.userId, userId)),
		reminders_asked_for: await db
			.select({
				about: quotaReminders.action,
				due_at: quotaReminders.dueAt,
				asked_at: quotaReminders.askedAt,
			})
			.from(quotaReminders)
			.where(eq(quotaReminders.userId, userId)),
		mails: await db
			.select({ kind: billingNotices.kind, about: billingNotices.occasion, at: billingNotices.at })
			.from(billingNotices)
			.where(eq(billingNotices.userId, userId))
			.orderBy(asc(billingNotices.at)),
	};
}
