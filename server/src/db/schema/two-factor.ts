import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";

/** One authenticator per person. It counts for nothing until `users.two_factor_enabled_at` is set. */
export const authenticators = pgTable("authenticators", {
	userId: integer()
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	/** Encrypted and bound to the user's id; never readable from the database alone. */
	sealedSecret: text().notNull(),
	/** Last 30-second step that was accepted: the same or an older code is a replay. */
	lastStep: integer(),
	createdAt: instant().notNull(),
});

export const backupCodes = pgTable(
	"backup_codes",
	{
		id: uuid().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		codeHash: text().notNull(),
		createdAt: instant().notNull(),
		usedAt: instant(),
	},
	(table) => [uniqueIndex("backup_codes_of_user").on(table.userId, table.codeHash)],
);

/** A password that was right, waiting for its second factor. The browser holds the token, we its hash. */
export const loginChallenges = pgTable(
	"login_challenges",
	{
		id: uuid().primaryKey(),
		tokenHash: text().notNull().unique("login_challenges_token_hash_unique"),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Where the person wanted to go, as sent with the password. */
		next: text(),
		attempts: integer().notNull().default(0),
		createdAt: instant().notNull(),
		expiresAt: instant().notNull(),
		usedAt: instant(),
	},
	(table) => [
		index("login_challenges_user").on(table.userId),
		index("login_challenges_expiry").on(table.expiresAt),
	],
);
