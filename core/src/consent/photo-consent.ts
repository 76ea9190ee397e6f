/** `declined`: asked and refused before ever agreeing. `revoked`: taken back after agreeing. */
export const PHOTO_CONSENT_DECISIONS = ["granted", "declined", "revoked"] as const;
export type PhotoConsentDecision = (typeof PHOTO_CONSENT_DECISIONS)[number];

/** `asked`: answered on a screen. `upload`: a photo was sent after the privacy policy was accepted. */
export const PHOTO_CONSENT_SOURCES = ["asked", "upload"] as const;
export type PhotoConsentSource = (typeof PHOTO_CONSENT_SOURCES)[number];

/**
 * What an upload may do. A person who was never asked consents by sending the photo, since the privacy policy they
 * accepted says what is done with it; a no stays a no until it is taken back on a screen.
 */
export function judgeUpload(latest: PhotoConsentDecision | null): "go" | "record" | "refuse" {
	if (latest === null) return "record";
	return latest === "granted" ? "go" : "refuse";
}
