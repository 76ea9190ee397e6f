export type { RemarksConsentView } from "./consents.ts";
export { type ConsentsView, decidePhotoConsent, decideRemarksConsent, getConsents } from "./consents.ts";
