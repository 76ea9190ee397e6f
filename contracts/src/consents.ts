import { PHOTO_CONSENT_DECISIONS, PHOTO_CONSENT_SOURCES } from "@dewlight/core/consent/photo-consent.ts";
import { z } from "zod";
import { defineEndpoints } from "./endpoint.ts";

/** Version of the text that asks for consent to processing the face photo. */
export const PHOTO_CONSENT_VERSION = "2026-11-23";

/** What holds now. `decision` is null while the person was never asked. */
export const photoConsentSchema = z.object({
	decision: z.enum(PHOTO_CONSENT_DECISIONS).nullable(),
	version: z.string().nullable(),
	source: z.enum(PHOTO_CONSENT_SOURCES).nullable(),
	decided_at: z.string().nullable(),
	/** The version a screen shows and sends today. */
	current_version: z.string(),
});
export type PhotoConsent = z.infer<typeof photoConsentSchema>;

/** Version of the text that asks whether a provider's model may see the aligned face. */
export const REMARKS_CONSENT_VERSION = "2026-11-21";

/** Whether a language model may look at the aligned face and remark on it; asked for each provider by its name. */
export const remarksConsentSchema = z.object({
	/** A model that takes pictures is set; otherwise nothing can be agreed to. */
	available: z.boolean(),
	/** Whom `decision` is about: who would see the picture today, else whom the last answer named. */
	provider: z.string().nullable(),
	/** Another provider that the last answer was about; it does not count for `provider`. */
	earlier_provider: z.string().nullable(),
	decision: z.enum(PHOTO_CONSENT_DECISIONS).nullable(),
	/** A yes to another version than the current one does not count. */
	version: z.string().nullable(),
	decided_at: z.string().nullable(),
	current_version: z.string(),
});
export type RemarksConsent = z.infer<typeof remarksConsentSchema>;

/** What holds of each kind, and every answer so far, newest first. */
export const consentsAnswerSchema = z.object({
	photo: photoConsentSchema,
	legal: z.object({
		agreed_to_terms: z.boolean(),
		version: z.string().nullable(),
		agreed_at: z.string().nullable(),
	}),
	remarks: remarksConsentSchema,
	history: z.array(
		z.object({
			kind: z.enum(["photo", "remarks", "legal"]),
			/** Whom a consent to remarks named; null for the other kinds. */
			provider: z.string().nullable(),
			decision: z.enum([...PHOTO_CONSENT_DECISIONS, "accepted"]),
			version: z.string(),
			at: z.string(),
		}),
	),
});
export type ConsentsAnswer = z.infer<typeof consentsAnswerSchema>;

const TEXT_CHANGED = "This text has changed. Reload the page and read it again.";

export const decidePhotoConsentSchema = z.object({
	decision: z.enum(PHOTO_CONSENT_DECISIONS),
	version: z.literal(PHOTO_CONSENT_VERSION, TEXT_CHANGED),
});
export const photoConsentAnswerSchema = z.object({ ok: z.literal(true), photo: photoConsentSchema });

export const decideRemarksConsentSchema = z.object({
	decision: z.enum(PHOTO_CONSENT_DECISIONS),
	version: z.literal(REMARKS_CONSENT_VERSION, TEXT_CHANGED),
	/** As the screen showed it. */
	provider: z.string().trim().min(1).max(255),
});
export const remarksConsentAnswerSchema = z.object({ ok: z.literal(true), remarks: remarksConsentSchema });

export const consentApi = defineEndpoints({
	consents: {
		method: "GET",
		path: "/api/consents",
		access: "gated",
		answer: consentsAnswerSchema,
		errors: [],
	},
	decidePhotoConsent: {
		method: "POST",
		path: "/api/consents/photo",
		access: "gated",
		body: decidePhotoConsentSchema,
		answer: photoConsentAnswerSchema,
		errors: [],
	},
	decideRemarksConsent: {
		method: "POST",
		path: "/api/consents/remarks",
		access: "gated",
		body: decideRemarksConsentSchema,
		answer: remarksConsentAnswerSchema,
		errors: ["conflict"],
	},
});
