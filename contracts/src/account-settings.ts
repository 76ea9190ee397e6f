import { z } from "zod";
import {
	emailSchema,
	linkTokenSchema,
	okSchema,
	passwordSchema,
	usernameSchema,
	userSchema,
} from "./accounts.ts";
import { PASSWORD } from "./constants.ts";
import { defineEndpoints } from "./endpoint.ts";

/** Days between asking for deletion and erasing everything. */
export const DELETION_DAYS = 7;
export const MAIL_LINK_HOURS = {
	verify: 24,
	reset: 1,
	email_change: 24,
	email_undo: 7 * 24,
	disown: 7 * 24,
} as const;

const emptyIsMissing = (value: unknown) =>
	value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;
/** Checked for size only: a password is compared, never judged, when it is the current one. */
const currentPasswordSchema = z.string().max(PASSWORD.max * 8, "This password is too long.");

/** API-17 */
export const requestPasswordResetSchema = z.object({
	email: z.string("Enter your email.").trim().min(1, "Enter your email.").max(254),
});
/** API-18. An unknown token and a missing one get the same answer. */
export const resetPasswordSchema = z.object({
	token: z.string().max(500).catch(""),
	new_password: passwordSchema,
});
export const messageAnswerSchema = z.object({ message: z.string() });

/** API-19 */
export const accountSchema = z.object({
	email: z.string(),
	username: z.string(),
	is_2fa_enabled: z.boolean(),
	pending_email: z.string().nullable(),
	beta_features: z.boolean(),
	/** How many unused backup codes are left; 0 while two-factor is off. */
	backup_codes_left: z.number().int().default(0),
	/** When the account is erased; null when no deletion was asked for. */
	deletion_due_at: z.string().nullable().default(null),
});
export type AccountSettings = z.infer<typeof accountSchema>;

export const updateAccountSchema = z.object({
	email: z.preprocess(emptyIsMissing, emailSchema.optional()),
	username: z.preprocess(emptyIsMissing, usernameSchema.optional()),
	new_password: z.preprocess(
		(value) => (value === "" || value === null ? undefined : value),
		passwordSchema.optional(),
	),
	current_password: z.preprocess(
		(value) => (value === "" || value === null ? undefined : value),
		currentPasswordSchema.optional(),
	),
	beta_features: z.boolean().optional(),
});
export const updateAccountAnswerSchema = z.object({
	message: z.string(),
	email_change_pending: z.boolean(),
	user: userSchema,
});

/** API-21 */
export const tokenQuerySchema = z.object({ token: linkTokenSchema });
export const confirmEmailChangeAnswerSchema = z.object({ message: z.string(), email: z.string() });
/** What a mailed link takes away asks for a press on a page, so that a mail scanner that opens links changes nothing. */
export const mailedLinkSchema = z.object({ token: z.string().max(500).default("") });
export const disownAccountAnswerSchema = z.object({
	/** `done_before`: by this link or another one. `moved`: the account has another address. */
	outcome: z.enum(["done", "done_before", "moved"]),
});
export type DisownOutcome = z.infer<typeof disownAccountAnswerSchema>["outcome"];

/** Signed-in browsers, the one that asks first. */
export const sessionSchema = z.object({
	id: z.string(),
	/** For example "Firefox on Windows"; "Unknown browser" where it did not say. */
	device: z.string(),
	created_at: z.string(),
	last_seen_at: z.string(),
	is_current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionSchema>;
export const sessionsAnswerSchema = z.object({ sessions: z.array(sessionSchema) });
export const sessionParamsSchema = z.object({ id: z.uuid("This session does not exist.") });
export const revokedAnswerSchema = okSchema.extend({ revoked: z.number().int() });

export const requestDeletionSchema = z.object({
	password: z
		.string("Enter your password.")
		.min(1, "Enter your password.")
		.max(PASSWORD.max * 8, "This password is too long."),
});
export const deletionAnswerSchema = okSchema.extend({ deletion_due_at: z.string().nullable() });

export const settingsApi = defineEndpoints({
	requestPasswordReset: {
		method: "POST",
		path: "/api/request-password-reset",
		access: "open",
		forAnybody: true,
		body: requestPasswordResetSchema,
		answer: messageAnswerSchema,
		errors: ["too_many_requests"],
	},
	resetPassword: {
		method: "POST",
		path: "/api/reset-password",
		access: "open",
		forAnybody: true,
		body: resetPasswordSchema,
		answer: messageAnswerSchema,
		errors: ["too_many_requests"],
	},
	account: {
		method: "GET",
		path: "/api/account",
		access: "right",
		proof: "never",
		answer: accountSchema,
		errors: [],
	},
	updateAccount: {
		method: "POST",
		path: "/api/account",
		access: "gated",
		proof: "new_address",
		body: updateAccountSchema,
		answer: updateAccountAnswerSchema,
		errors: ["conflict", "too_many_requests"],
	},
	confirmEmailChange: {
		method: "GET",
		path: "/api/confirm-email-change",
		access: "open",
		forAnybody: true,
		query: tokenQuerySchema,
		answer: confirmEmailChangeAnswerSchema,
		errors: ["too_many_requests"],
	},
	undoEmailChange: {
		method: "POST",
		path: "/api/undo-email-change",
		access: "open",
		forAnybody: true,
		body: mailedLinkSchema,
		answer: confirmEmailChangeAnswerSchema,
		errors: ["too_many_requests"],
	},
	disownAccount: {
		method: "POST",
		path: "/api/disown-account",
		access: "open",
		forAnybody: true,
		body: mailedLinkSchema,
		answer: disownAccountAnswerSchema,
		errors: ["too_many_requests"],
	},
	sessions: {
		method: "GET",
		path: "/api/sessions",
		access: "right",
		proof: "never",
		answer: sessionsAnswerSchema,
		errors: [],
	},
	revokeSession: {
		method: "POST",
		path: "/api/sessions/:id/revoke",
		access: "right",
		proof: "other_session",
		params: sessionParamsSchema,
		answer: revokedAnswerSchema,
		errors: ["not_found"],
	},
	revokeOtherSessions: {
		method: "POST",
		path: "/api/sessions/revoke-others",
		access: "right",
		proof: "always",
		answer: revokedAnswerSchema,
		errors: [],
	},
	exportAccount: {
		method: "GET",
		path: "/api/account/export",
		access: "right",
		proof: "always",
		content: ["application/zip"],
		errors: ["not_found", "too_many_requests"],
	},
	requestDeletion: {
		method: "POST",
		path: "/api/account/deletion",
		access: "right",
		proof: "with_password",
		body: requestDeletionSchema,
		answer: deletionAnswerSchema,
		errors: ["too_many_requests"],
	},
	cancelDeletion: {
		method: "POST",
		path: "/api/account/deletion/cancel",
		access: "right",
		proof: "never",
		answer: deletionAnswerSchema,
		errors: ["conflict"],
	},
});
