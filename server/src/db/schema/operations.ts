import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, users } from "./accounts.ts";

/** A job promised by a committed transaction and not yet handed to the queue. Its id becomes the job's id. */
export const outbox = pgTable(
	"outbox",
	{
		id: uuid().primaryKey(),
		job: text().notNull(),
		payload: jsonb().$type<Record<string, unknown>>().notNull(),
		startAfter: instant(),
		createdAt: instant().notNull(),
	},
	(table) => [index("outbox_age").on(table.createdAt)],
);

export const ACTOR_KINDS = ["visitor", "user", "job", "operator"] as const;

/** Who did what to what. Never holds secrets, photos, notes or chat text. */
export const auditLog = pgTable(
	"audit_log",
	{
		id: uuid().primaryKey(),
		at: instant().notNull(),
		actorKind: text({ enum: ACTOR_KINDS }).notNull(),
		actorName: text().notNull(),
		/** The account concerned; kept as a plain number so that the record outlives the account. */
		userId: integer(),
		action: text().notNull(),
		details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
	},
	(table) => [index("audit_log_user").on(table.userId, table.at)],
);

/** Counters of attempts; the column names are those the limiter library writes. */
export const rateLimits = pgTable(
	"rate_limits",
	{
		key: text().primaryKey(),
		points: integer().notNull(),
		expire: instant(),
	},
	(table) => [index("rate_limits_expiry").on(table.expire)],
);

/** The inbox of the contact form. Erased with the account that wrote it or whose address it names. */
export const contactMessages = pgTable(
	"contact_messages",
	{
		id: uuid().primaryKey(),
		userId: integer().references(() => users.id, { onDelete: "cascade" }),
		name: text().notNull(),
		email: text().notNull(),
		subject: text().notNull(),
		message: text().notNull(),
		createdAt: instant().notNull(),
		handledAt: instant(),
	},
	(table) => [
		index("contact_messages_user").on(table.userId),
		index("contact_messages_open").on(table.subject, table.createdAt),
	],
);

export const feedback = pgTable(
	"feedback",
	{
		id: uuid().primaryKey(),
		userId: integer().references(() => users.id, { onDelete: "cascade" }),
		message: text().notNull(),
		source: text().notNull(),
		createdAt: instant().notNull(),
	},
	(table) => [index("feedback_user").on(table.userId)],
);

/** Each kind of event at most once per person. */
export const events = pgTable(
	"events",
	{
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		eventType: text().notNull(),
		createdAt: instant().notNull(),
	},
	(table) => [primaryKey({ name: "events_once", columns: [table.userId, table.eventType] })],
);
