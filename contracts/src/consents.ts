import { PHOTO_CONSENT_DECISIONS, PHOTO_CONSENT_SOURCES } from "@dewlight/core/consent/photo-consent.ts";
import { z } from "zod";

/** Version of the text that asks for consent to processing the face photo. */
export const PHOTO_CONSENT_VERSION = "2026-11-21";

/** What holds now. `decision` is null while the person was never asked and never sent a photo. */
export const photoConsentSchema = z.object({
	decision: z.enum(PHOTO_CONSENT_DECISIONS).nullable(),
	version: z.string().nullable(),
	source: z.enum(PHOTO_CONSENT_SOURCES).nullable(),
	decided_at: z.string().nullable(),
	/** The version a screen shows and sends today. */
	current_version: z.string(),
});
export type PhotoConsent = z.infer<typeof photoConsentSchema>;

/** Every legal acceptance and photo consent, newest first. */
export const consentsAnswerSchema = z.object({
	photo: photoConsentSchema,
	legal: z.object({
		agreed_to_terms: z.boolean(),
		version: z.string().nullable(),
		agreed_at: z.string().nullable(),
	}),
	history: z.array(
		z.object({
			kind: z.enum(["photo", "legal"]),
			decision: z.enum([...PHOTO_CONSENT_DECISIONS, "accepted"]),
			version: z.string(),
			at: z.string(),
		}),
	),
});
export type ConsentsAnswer = z.infer<typeof consentsAnswerSchema>;

export const decidePhotoConsentSchema = z.object({
	decision: z.enum(PHOTO_CONSENT_DECISIONS),
	version: z.literal(PHOTO_CONSENT_VERSION, "This text has changed. Reload the page and read it again."),
});
export const photoConsentAnswerSchema = z.object({ ok: z.literal(true), photo: photoConsentSchema });
