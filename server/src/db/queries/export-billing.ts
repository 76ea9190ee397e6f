import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import {
	billingCustomers,
	billingNotices,
	changePreviews,
	checkouts,
	foundingPlaces,
	quotaReminders,
	subscriptions,
} from "../schema/index.ts";

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
