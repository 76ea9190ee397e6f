import { PHOTO_CONSENT_DECISIONS } from "@dewlight/core/consent/photo-consent.ts";
import {
	AGE_BANDS,
	BUDGETS,
	PREGNANCY_ANSWERS,
	ROUTINE_SIZES,
	readAgeBand,
	SENSITIVITY_QUESTIONS,
} from "@dewlight/core/routine/person.ts";
import { z } from "zod";
import { carePlanSchema } from "./care-plan.ts";
import { ALLERGIES, PASSWORD, USERNAME } from "./constants.ts";
import { defineEndpoints } from "./endpoint.ts";
import { planKeySchema } from "./plans.ts";

const trimmed = (max: number) => z.string().trim().max(max);
export const emailSchema = z.string().trim().max(254).pipe(z.email("Please enter a valid email address."));
export const passwordSchema = z
	.string()
	.min(PASSWORD.min, `Password must be at least ${PASSWORD.min} characters.`)
	.max(PASSWORD.max, `Password must be at most ${PASSWORD.max} characters.`);
export const usernameSchema = z
	.string()
	.trim()
	.min(USERNAME.min, "Username is required.")
	.max(USERNAME.max, `Username must be at most ${USERNAME.max} characters.`);

/** Bands as an older app names them are read as today's; answers carry today's. */
const ageBandSchema = z
	.codec(z.string(), z.string(), { decode: readAgeBand, encode: (band) => band })
	.pipe(z.enum(AGE_BANDS));

/** All optional; unknown keys are dropped (ONB-A7). */
export const preferencesSchema = z.object({
	fragrance_free: z.boolean().optional(),
	sensitive_skin: z.boolean().optional(),
	/** Two products at most, or as few as possible. */
	routine_size: z.enum(ROUTINE_SIZES).optional(),
	budget: z.enum(BUDGETS).optional(),
	age_band: ageBandSchema.optional(),
	pregnancy: z.enum(PREGNANCY_ANSWERS).optional(),
	prescription_retinoid: z.boolean().optional(),
	prescription_acne: z.boolean().optional(),
	isotretinoin: z.boolean().optional(),
	barrier_disease: z.boolean().optional(),
	rosacea: z.boolean().optional(),
	steroid_cream: z.boolean().optional(),
	photosensitizing_medicine: z.boolean().optional(),
	weak_immune_system: z.boolean().optional(),
	/** Ingredients, by an id of the tables or a plain lower-case name. */
	allergies: z
		.array(z.string().trim().toLowerCase().min(1).max(ALLERGIES.length))
		.max(ALLERGIES.count)
		.optional(),
	/** 0 none to 10 unbearable, over the last three days. */
	sensitivity_answers: z
		.partialRecord(z.enum(SENSITIVITY_QUESTIONS), z.number().int().min(0).max(10))
		.optional(),
	/** Swatch 1 (lightest) to 10 that the person picked. */
	monk_tone: z.number().int().min(1).max(10).optional(),
});
export type { Preferences } from "@dewlight/core/routine/person.ts";

/** API-04. `plan_expires_at` in seconds; times ISO 8601 UTC with Z. */
export const userSchema = z.object({
	id: z.number().int(),
	email: z.string(),
	username: z.string().nullable(),
	is_email_verified: z.boolean(),
	onboarding_complete: z.boolean(),
	is_2fa_enabled: z.boolean(),
	plan: planKeySchema,
	scheduled_plan: planKeySchema.nullable(),
	plan_expires_at: z.number().nullable(),
	next_invoice_date: z.string().nullable(),
	next_invoice_amount: z.number().nullable(),
	subscription_status: z.string().nullable(),
	agreed_to_terms: z.boolean(),
	agreed_to_terms_date: z.string().nullable(),
	latest_checkin_id: z.number().int(),
	care_plan: carePlanSchema.nullable(),
	goals: z.array(z.string()).optional(),
	issues: z.array(z.string()).optional(),
	show_ads: z.boolean().optional(),
	beta_features: z.boolean().optional(),
	founding_member: z.boolean().optional(),
	/** What holds for the face photo; null while never asked. */
	photo_consent: z.enum(PHOTO_CONSENT_DECISIONS).nullable().optional(),
	/** When the account is erased; null when no deletion was asked for. */
	deletion_due_at: z.string().nullable().optional(),
});
export type User = z.infer<typeof userSchema>;

export const okSchema = z.object({ ok: z.literal(true) });

/** API-04 */
export const meAnswerSchema = z.object({ user: userSchema.nullable() });

/** API-06, multipart, form or JSON body. */
export const registerSchema = z.object({
	email: emailSchema,
	username: usernameSchema,
	password: passwordSchema,
	invite_code: trimmed(100).optional(),
});
export const registerAnswerSchema = z.object({ user: userSchema, redirect: z.string() });

/** What the form has to ask for. */
export const registrationAnswerSchema = z.object({ invite_required: z.boolean() });

/** Whether a registration with this code would be accepted at this moment; nothing else is told about a code. */
export const checkInviteSchema = z.object({ invite_code: trimmed(100) });
export const checkInviteAnswerSchema = z.object({ valid: z.boolean() });

/** API-07 */
export const tagListSchema = z.array(z.string().trim().min(1).max(40)).max(20);
export const onboardingSchema = z.object({
	goals: tagListSchema.default([]),
	issues: tagListSchema.default([]),
	/** Missing keeps what was answered before. */
	preferences: preferencesSchema.optional(),
});
export const onboardingAnswerSchema = okSchema.extend({ onboarding_complete: z.boolean(), user: userSchema });

/** One that is no address counts as missing: a login never fails for it. */
const nextSchema = z.string().max(2_000).optional().catch(undefined);

/** API-08 */
export const loginNextQuerySchema = z.object({ next: nextSchema });
export const redirectAnswerSchema = z.object({ redirect: z.string() });

/** API-09, multipart, form or JSON body. */
export const loginSchema = z.object({
	email: z.string().trim().max(254),
	password: z.string().max(PASSWORD.max * 8),
	next: nextSchema,
});
export const loginAnswerSchema = z.object({
	requires_2fa: z.boolean(),
	partial_token: z.string().nullable(),
	redirect: z.string().nullable(),
});

/** Of a mailed link. One that cannot be a token is an unknown one, and answered alike. */
export const linkTokenSchema = z.string().max(500).optional().catch(undefined);

/** API-15 */
export const verifyEmailQuerySchema = z.object({ token: linkTokenSchema });
export const verifyEmailAnswerSchema = okSchema.extend({
	email: z.string(),
	message: z.string(),
	redirect: z.string(),
});

/** API-16 */
export const resendVerificationAnswerSchema = okSchema.extend({ message: z.string() });

/** By somebody who is not signed in; the answer is the same for every address. */
export const requestVerificationSchema = z.object({ email: emailSchema });

/** The address as it was meant, while it is unverified. */
export const correctEmailSchema = z.object({ email: emailSchema });
export const correctEmailAnswerSchema = okSchema.extend({ message: z.string(), user: userSchema });

/** API-22 */
export const legalAcceptanceSchema = z.object({
	agreed_to_terms: z.literal(true),
	agreed_to_terms_date: z.iso.datetime({ offset: true }),
});
export const legalAcceptanceAnswerSchema = okSchema.extend({ user: userSchema });

export const accountApi = defineEndpoints({
	me: {
		method: "GET",
		path: "/api/me",
		access: "open",
		forAnybody: true,
		answer: meAnswerSchema,
		errors: [],
	},
	logout: { method: "POST", path: "/api/logout", access: "open", answer: okSchema, errors: [] },
	register: {
		method: "POST",
		path: "/api/register",
		access: "open",
		forAnybody: true,
		body: registerSchema,
		bodyKind: "form",
		answer: registerAnswerSchema,
		errors: ["conflict", "too_many_requests"],
	},
	registration: {
		method: "GET",
		path: "/api/registration",
		access: "open",
		answer: registrationAnswerSchema,
		errors: [],
	},
	checkInvite: {
		method: "POST",
		path: "/api/check-invite",
		access: "open",
		body: checkInviteSchema,
		answer: checkInviteAnswerSchema,
		errors: ["too_many_requests"],
	},
	onboarding: {
		method: "POST",
		path: "/api/onboarding",
		access: "gated",
		body: onboardingSchema,
		answer: onboardingAnswerSchema,
		errors: [],
	},
	loginNext: {
		method: "GET",
		path: "/api/login/next",
		access: "session",
		query: loginNextQuerySchema,
		answer: redirectAnswerSchema,
		errors: [],
	},
	login: {
		method: "POST",
		path: "/api/login",
		access: "open",
		forAnybody: true,
		body: loginSchema,
		bodyKind: "form",
		answer: loginAnswerSchema,
		errors: ["wrong_credentials", "too_many_requests"],
	},
	verifyEmail: {
		method: "GET",
		path: "/api/verify-email",
		access: "open",
		forAnybody: true,
		query: verifyEmailQuerySchema,
		answer: verifyEmailAnswerSchema,
		errors: ["too_many_requests"],
	},
	resendVerification: {
		method: "POST",
		path: "/api/resend-verification",
		access: "session",
		answer: resendVerificationAnswerSchema,
		errors: ["conflict", "too_many_requests"],
	},
	requestVerification: {
		method: "POST",
		path: "/api/request-verification",
		access: "open",
		body: requestVerificationSchema,
		answer: resendVerificationAnswerSchema,
		errors: ["too_many_requests"],
	},
	correctEmail: {
		method: "POST",
		path: "/api/correct-email",
		access: "session",
		proof: "always",
		body: correctEmailSchema,
		answer: correctEmailAnswerSchema,
		errors: ["conflict", "too_many_requests"],
	},
	updateLegalAcceptance: {
		method: "POST",
		path: "/api/update-legal-acceptance",
		access: "session",
		body: legalAcceptanceSchema,
		answer: legalAcceptanceAnswerSchema,
		errors: [],
	},
});
