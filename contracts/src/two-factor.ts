import { z } from "zod";
import { okSchema } from "./accounts.ts";
import { PASSWORD } from "./constants.ts";
import { defineEndpoints } from "./endpoint.ts";

export const TOTP = { digits: 6, periodSeconds: 30, driftSteps: 1 } as const;
export const BACKUP_CODES = { count: 10, characters: 10 } as const;

/** Takes whatever a person types. The server judges it, so that every wrong code gets the same answer. */
const codeSchema = z
	.string("Enter the code.")
	.trim()
	.min(1, "Enter the code.")
	.max(64, "This code is too long.");

/** API-10 */
export const verifyLoginSchema = z.object({ code: codeSchema, token: z.string().max(500) });
export const verifyLoginAnswerSchema = z.object({ requires_2fa: z.literal(false), redirect: z.string() });

/** Answer to 409 `reauthentication_required`: what its `needs` named, at least one of the two. */
export const reauthenticateSchema = z
	.object({
		password: z
			.string()
			.min(1, "Enter your password.")
			.max(PASSWORD.max * 8, "This password is too long.")
			.optional(),
		code: codeSchema.optional(),
	})
	.refine(({ password, code }) => password !== undefined || code !== undefined, "Enter your password.");

/** API-11, API-14: shown once, never again. */
export const backupCodesAnswerSchema = z.object({
	backup_codes: z.array(z.string()).length(BACKUP_CODES.count),
});
export const setupAnswerSchema = backupCodesAnswerSchema.extend({ qr_uri: z.string() });

/** API-12, API-13 */
export const twoFactorCodeSchema = z.object({ code: codeSchema });
export const twoFactorStateSchema = okSchema.extend({ is_2fa_enabled: z.boolean() });

export const twoFactorApi = defineEndpoints({
	verifyLogin: {
		method: "POST",
		path: "/api/2fa/verify-login",
		access: "open",
		forAnybody: true,
		body: verifyLoginSchema,
		answer: verifyLoginAnswerSchema,
		errors: ["wrong_credentials", "conflict", "too_many_requests"],
	},
	reauthenticate: {
		method: "POST",
		path: "/api/reauthenticate",
		access: "session",
		body: reauthenticateSchema,
		answer: okSchema,
		errors: ["too_many_requests"],
	},
	setupTwoFactor: {
		method: "POST",
		path: "/api/2fa/setup",
		access: "gated",
		proof: "always",
		answer: setupAnswerSchema,
		errors: ["conflict", "too_many_requests"],
	},
	verifyTwoFactor: {
		method: "POST",
		path: "/api/2fa/verify",
		access: "gated",
		proof: "always",
		body: twoFactorCodeSchema,
		answer: twoFactorStateSchema,
		errors: ["conflict", "too_many_requests"],
	},
	disableTwoFactor: {
		method: "POST",
		path: "/api/2fa/disable",
		access: "gated",
		proof: "with_code",
		body: twoFactorCodeSchema,
		answer: twoFactorStateSchema,
		errors: ["conflict", "too_many_requests"],
	},
	newBackupCodes: {
		method: "POST",
		path: "/api/2fa/backup-codes",
		access: "gated",
		proof: "always",
		answer: backupCodesAnswerSchema,
		errors: ["conflict", "too_many_requests"],
	},
});
