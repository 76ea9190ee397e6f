export { decidePhotoConsent, decideRemarksConsent } from "./decide-consents.ts";
export type { RemarksConsentView } from "./get-consents.ts";
export { type ConsentsView, getConsents } from "./get-consents.ts";
