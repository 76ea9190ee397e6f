import { LIMITED_ACTIONS } from "@dewlight/core/plans/entitlements.ts";
import { PAID_PLANS } from "@dewlight/core/plans/paid-plan.ts";
import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { instant, users } from "./accounts.ts";

/** Who a person is at the payment provider. */
export const billingCustomers = pgTable("billing_customers", {
	userId: integer()
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	customerId: text().notNull().unique("billing_customers_customer_unique"),
	/**
	 * Raised by every write of what the provider said. Who read an older version has asked the provider too early and
	 * asks again, so that old news never overwrite newer ones.
	 */
	version: integer().notNull().default(0),
	createdAt: instant().notNull(),
});

export const SUBSCRIPTION_STATES = ["active", "past_due", "paused", "ended"] as const;

/** What the provider says of a person's subscription, last time it was asked. Its word is the truth. */
export const subscriptions = pgTable("subscriptions", {
	userId: integer()
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	subscriptionId: text().notNull().unique("subscriptions_subscription_unique"),
	plan: text({ enum: PAID_PLANS }).notNull(),
	state: text({ enum: SUBSCRIPTION_STATES }).notNull(),
	periodEndsAt: instant().notNull(),
	endsWithPeriod: boolean().notNull(),
	pastDueSince: instant(),
	scheduledPlan: text({ enum: PAID_PLANS }),
	/** Taken off every invoice of this plan, in cents. */
	discountCents: integer().notNull().default(0),
	/** Of the next invoice, in cents; null when there is none. */
	nextInvoiceCents: integer(),
	/** Holds the founding price. */
	founding: boolean().notNull().default(false),
	/** Disputes at the bank that are not settled, in the provider's ids, and since when there is one; null while none is. */
	openDisputes: text().array().notNull().default([]),
	disputedAt: instant(),
	startedAt: instant().notNull(),
	syncedAt: instant().notNull(),
});

/** Each event of the provider is taken once; kept so that a replay changes nothing. */
export const paymentEvents = pgTable(
	"payment_events",
	{
		/** The provider's id of the event. */
		id: text().primaryKey(),
		type: text().notNull(),
		customerId: text(),
		receivedAt: instant().notNull(),
		/** Null until what it points to was fetched and written. */
		handledAt: instant(),
	},
	(table) => [index("payment_events_open").on(table.receivedAt).where(sql`${table.handledAt} is null`)],
);

/** One checkout each. A place at the founding price is held for its time and taken when paid. */
export const checkouts = pgTable(
	"checkouts",
	{
		id: uuid().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The provider's id; null until it has answered. */
		sessionId: text().unique("checkouts_session_unique"),
		plan: text({ enum: PAID_PLANS }).notNull(),
		createdAt: instant().notNull(),
		expiresAt: instant().notNull(),
	},
	(table) => [index("checkouts_user").on(table.userId, table.createdAt)],
);

/** Places of the founding price. A row outlives its person: the count never falls below what was sold. */
export const foundingPlaces = pgTable(
	"founding_places",
	{
		id: uuid().primaryKey(),
		/** The checkout that holds it; null once that is gone. */
		checkoutId: uuid().references(() => checkouts.id, { onDelete: "set null" }),
		userId: integer().references(() => users.id, { onDelete: "set null" }),
		heldUntil: instant().notNull(),
		/** Paid. A place that is neither taken nor held any more is free again. */
		takenAt: instant(),
	},
	(table) => [
		uniqueIndex("founding_places_checkout").on(table.checkoutId),
		index("founding_places_held").on(table.heldUntil).where(sql`${table.takenAt} is null`),
	],
);

/** What a person was told a change would cost: the charge uses the same moment. */
export const changePreviews = pgTable("change_previews", {
	userId: integer()
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	subscriptionId: text().notNull(),
	plan: text({ enum: PAID_PLANS }).notNull(),
	amountDueCents: integer().notNull(),
	/** Whole seconds: the moment the provider counts from. */
	prorationDate: instant().notNull(),
});

export const BILLING_NOTICES = [
	"trial_ends_soon",
	"trial_ended",
	"receipt",
	"payment_failed",
	"cancellation",
	"kept",
	"plan_change",
	"subscription_ended",
	"refund",
	"price_notice",
	"dispute",
] as const;
export type BillingNotice = (typeof BILLING_NOTICES)[number];

/** Mails about plans and payments that were promised: each occasion once, however often its news arrive. */
export const billingNotices = pgTable(
	"billing_notices",
	{
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: text({ enum: BILLING_NOTICES }).notNull(),
		/** What it is about: an invoice, or the end of a period. */
		occasion: text().notNull(),
		at: instant().notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.kind, table.occasion] })],
);

export const USAGE_KINDS = ["scan", "message", "tokens"] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

/**
 * Append-only ledger. A reservation has a positive amount; its refund is a second row with the negative amount
 * and the time of the reservation, so that a window always contains both or neither.
 */
export const usageEntries = pgTable(
	"usage_entries",
	{
		id: uuid().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: text({ enum: USAGE_KINDS }).notNull(),
		amount: integer().notNull(),
		/** What was used, for example `checkin:42`. */
		source: text().notNull(),
		refundOf: uuid()
			.unique("usage_entries_refund")
			.references((): AnyPgColumn => usageEntries.id, { onDelete: "cascade" }),
		countedAt: instant().notNull(),
		createdAt: instant().notNull(),
	},
	(table) => [
		// The amount stands in it so that a sum reads the index alone.
		index("usage_entries_window").on(table.userId, table.kind, table.countedAt, table.amount),
		uniqueIndex("usage_entries_source")
			.on(table.userId, table.kind, table.source)
			.where(sql`${table.refundOf} is null`),
	],
);

/** Mails people asked for: one, on the day a quota opens again. Withdrawn or sent, the row is gone. */
export const quotaReminders = pgTable(
	"quota_reminders",
	{
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		action: text({ enum: LIMITED_ACTIONS }).notNull(),
		dueAt: instant().notNull(),
		askedAt: instant().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.action] }),
		index("quota_reminders_due").on(table.dueAt),
	],
);
