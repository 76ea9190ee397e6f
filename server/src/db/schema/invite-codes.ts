import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";

/** Single use. A code may lengthen the trial of whoever redeems it. */
export const inviteCodes = pgTable(
	"invite_codes",
	{
		id: uuid().primaryKey(),
		/** Upper case, compared without regard to case. */
		code: text().notNull().unique("invite_codes_code_unique"),
		/** Days of trial instead of the usual ones; null grants nothing. */
		trialDays: integer(),
		note: text(),
		createdAt: instant().notNull(),
		expiresAt: instant(),
		usedAt: instant(),
		/** Null again once that person is erased; the code stays used. */
		usedBy: integer().references(() => users.id, { onDelete: "set null" }),
	},
	(table) => [index("invite_codes_used_by").on(table.usedBy)],
);
