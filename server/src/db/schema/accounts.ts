import { PHOTO_CONSENT_DECISIONS, PHOTO_CONSENT_SOURCES } from "@dewlight/core/consent/photo-consent.ts";
import { PLAN_KEYS } from "@dewlight/core/plans/plan.ts";
import type { Preferences } from "@dewlight/core/routine/person.ts";
import { sql } from "drizzle-orm";
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";

/** A point in time. Always set by the caller's clock, never by the database. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

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

/** Append only; the newest answer is what holds. */
export const photoConsents = pgTable(
	"photo_consents",
	{
		id: uuid().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		decision: text({ enum: PHOTO_CONSENT_DECISIONS }).notNull(),
		/** Version of the text that was shown; of the privacy policy where a photo that was sent stood for it. */
		version: text().notNull(),
		source: text({ enum: PHOTO_CONSENT_SOURCES }).notNull(),
		decidedAt: instant().notNull(),
	},
	(table) => [index("photo_consents_user").on(table.userId, table.decidedAt.desc())],
);

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
