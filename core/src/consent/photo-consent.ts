/** `declined`: asked and refused before ever agreeing. `revoked`: taken back after agreeing. */
export const PHOTO_CONSENT_DECISIONS = ["granted", "declined", "revoked"] as const;
export type PhotoConsentDecision = (typeof PHOTO_CONSENT_DECISIONS)[number];

/**
 * `asked`: answered on a screen. `upload`: concluded from a photo that was sent; such a row stays on record, but nobody
 * was asked, so it is no answer.
 */
export const PHOTO_CONSENT_SOURCES = ["asked", "upload"] as const;
export type PhotoConsentSource = (typeof PHOTO_CONSENT_SOURCES)[number];
