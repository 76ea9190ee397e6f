import { z } from "zod";
import { PROOF_PARTS } from "./constants.ts";
import { planKeySchema } from "./plans.ts";

/** Every machine code that stands in `detail`, with its status; a client acts on it and never prints it (API-A10). */
export const DETAIL_CODES = [
	/** 403: the plan's limit is used up. */
	"upgrade_needed",
	/** 403: the fair use of the largest plan is used up. */
	"fair_use_exceeded",
	/** 409: the address of the account is not confirmed yet. */
	"email_not_verified",
	/** 409: the legal texts were not accepted in their current version. */
	"legal_acceptance_required",
	/** 409: the person never agreed to have a face photo analyzed. */
	"photo_consent_required",
	/** 409: the person's own answer says that they are too young, so no photo of them is taken; `message` says so. */
	"under_age",
	/** 409: the page was drawn for another account than the browser is signed in with. */
	"other_account",
	/** 409: password or code must be typed again, with `reauthenticate`; `needs` says which. */
	"reauthentication_required",
] as const;
export type DetailCode = (typeof DETAIL_CODES)[number];

/** Domain error codes. */
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

/** Status of each code. 403 means limits and nothing else; gates answer 409. */
export const ERROR_STATUS = {
	bad_input: 400,
	no_session: 401,
	wrong_credentials: 401,
	payment_declined: 402,
	upgrade_needed: 403,
	fair_use_exceeded: 403,
	not_found: 404,
	conflict: 409,
	email_not_verified: 409,
	legal_acceptance_required: 409,
	photo_consent_required: 409,
	under_age: 409,
	other_account: 409,
	reauthentication_required: 409,
	too_large: 413,
	unsupported_type: 415,
	too_many_requests: 429,
	provider_down: 502,
	busy: 503,
} as const satisfies Record<ErrorCode, number>;

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
	/** With `reauthentication_required`: what has to be typed again. */
	needs: z.array(z.enum(PROOF_PARTS)).optional(),
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
