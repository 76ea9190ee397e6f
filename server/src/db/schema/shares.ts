import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";

/** Links that show the newest report to whoever has them. The token itself is nowhere. */
export const reportShares = pgTable(
	"report_shares",
	{
		id: uuid().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		tokenHash: text().notNull().unique("report_shares_token"),
		createdAt: instant().notNull(),
		expiresAt: instant().notNull(),
		revokedAt: instant(),
	},
	(table) => [index("report_shares_user").on(table.userId, table.createdAt.desc())],
);

/** Each time a link was opened; no address, only what the browser calls itself. */
export const shareOpenings = pgTable(
	"share_openings",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		shareId: uuid()
			.notNull()
			.references(() => reportShares.id, { onDelete: "cascade" }),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		browser: text(),
		openedAt: instant().notNull(),
	},
	(table) => [index("share_openings_share").on(table.shareId, table.openedAt.desc())],
);
