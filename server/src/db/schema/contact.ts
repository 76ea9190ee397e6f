import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, users } from "./accounts.ts";

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
