export { decidePhotoConsent } from "./decide-photo-consent.ts";
export { decideRemarksConsent } from "./decide-remarks-consent.ts";
export { type ConsentsView, getConsents } from "./get-consents.ts";
export type { RemarksConsentView } from "./view-remarks-consent.ts";
