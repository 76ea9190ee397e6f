import { z } from "zod";
import { planKeySchema } from "./plans.ts";

/** Machine codes that stand in `detail`; a client never prints them (API-A10). */
export const DETAIL_CODES = [
	"upgrade_needed",
	"fair_use_exceeded",
	"email_not_verified",
	"legal_acceptance_required",
	"photo_consent_required",
	"other_account",
] as const;
export type DetailCode = (typeof DETAIL_CODES)[number];

/** Domain error codes; `server/src/http/error-map.ts` translates each exactly once. */
export const ERROR_CODES = [
	"bad_input",
	"no_session",
	"wrong_credentials",
	"not_found",
	"conflict",
	"too_large",
	"unsupported_type",
	"too_many_requests",
	"busy",
	"provider_down",
	"payment_declined",
	...DETAIL_CODES,
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const LIMIT_TYPES = ["tokens", "scans", "messages", "history"] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

/** Every error answer: `detail` is a string, never a list. */
export const errorSchema = z.object({
	detail: z.string(),
	message: z.string().optional(),
	error: z.string().optional(),
	plan: planKeySchema.optional(),
	limit_type: z.enum(LIMIT_TYPES).optional(),
	used: z.number().optional(),
	limit: z.number().optional(),
	resets_at: z.string().nullable().optional(),
});
export type ErrorBody = z.infer<typeof errorSchema>;

export const limitSchema = z.object({
	detail: z.enum(["upgrade_needed", "fair_use_exceeded"]),
	message: z.string(),
	plan: planKeySchema,
	limit_type: z.enum(LIMIT_TYPES),
	used: z.number(),
	limit: z.number(),
	resets_at: z.string().nullable(),
});
export type LimitBody = z.infer<typeof limitSchema>;
