import { LIMITED_ACTIONS } from "@dewlight/core/plans/limits.ts";
import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";

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
