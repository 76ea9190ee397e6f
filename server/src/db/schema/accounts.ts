import { PLAN_KEYS } from "@dewlight/core/plans/plan.ts";
import type { Preferences } from "@dewlight/core/routine/person.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const users = pgTable(
	"users",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		/** As the person typed it, trimmed; compared by its lower-case form. */
		email: text().notNull(),
		username: text().notNull(),
		/** PHC string with its own salt and parameters. */
		passwordHash: text().notNull(),
		/** Null: since the registration. */
		passwordSetAt: instant(),
		emailVerifiedAt: instant(),
		twoFactorEnabledAt: instant(),
		onboardingCompletedAt: instant(),
		goals: jsonb().$type<string[]>().notNull().default([]),
		issues: jsonb().$type<string[]>().notNull().default([]),
		preferences: jsonb().$type<Preferences>().notNull().default({}),
		trialEndsAt: instant().notNull(),
		/** A plan an operator gave; stands above every other while it lasts. Null end: until taken back. */
		grantedPlan: text({ enum: PLAN_KEYS }),
		grantedPlanUntil: instant(),
		betaFeatures: boolean().notNull().default(false),
		/** When everything about this person is erased, unless they change their mind before. */
		deletionDueAt: instant(),
		/** Whether the newest request for deletion found a plan that renews, and so ended its renewal. */
		deletionEndsRenewal: boolean().notNull().default(false),
		createdAt: instant().notNull(),
	},
	(table) => [uniqueIndex("users_email_unique").on(sql`lower(${table.email})`)],
);

/** The cookie carries 32 random bytes; only their SHA-256 is kept. */
export const sessions = pgTable(
	"sessions",
	{
		id: uuid().primaryKey(),
		tokenHash: text().notNull().unique("sessions_token_hash_unique"),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		createdAt: instant().notNull(),
		lastSeenAt: instant().notNull(),
		expiresAt: instant().notNull(),
		/** When the password, and a code of the second factor, were last typed in this session. */
		passwordProvenAt: instant(),
		codeProvenAt: instant(),
		/** What the browser called itself at sign-in, cut short; shown to the owner only. */
		userAgent: text(),
	},
	(table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt)],
);

export const MAIL_TOKEN_KINDS = ["verify", "reset", "email_change", "email_undo", "disown"] as const;
export type MailTokenKind = (typeof MAIL_TOKEN_KINDS)[number];

/** A link sent by mail. It is bound to the address it was sent to, so a changed address makes old links void. */
export const mailTokens = pgTable(
	"mail_tokens",
	{
		id: uuid().primaryKey(),
		tokenHash: text().notNull().unique("mail_tokens_token_hash_unique"),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: text({ enum: MAIL_TOKEN_KINDS }).notNull(),
		email: text().notNull(),
		createdAt: instant().notNull(),
		expiresAt: instant().notNull(),
		usedAt: instant(),
	},
	(table) => [index("mail_tokens_user").on(table.userId, table.kind)],
);

/** One row per acceptance; a new policy version asks again. */
export const legalAcceptances = pgTable(
	"legal_acceptances",
	{
		id: uuid().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		policyVersion: text().notNull(),
		agreed: boolean().notNull(),
		/** As the browser sent it, held within five minutes of the server's clock. */
		clientTime: instant().notNull(),
		serverTime: instant().notNull(),
	},
	(table) => [index("legal_acceptances_user").on(table.userId, table.policyVersion)],
);

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

/**
 * Addresses that had their trial, as keyed hashes: without the key none can be told from them. A row belongs to no
 * account and outlives it, so that an address gets one trial.
 */
export const trialAddresses = pgTable("trial_addresses", {
	fingerprint: text().primaryKey(),
	at: instant().notNull(),
});
