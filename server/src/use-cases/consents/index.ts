export { decidePhotoConsent } from "./decide-photo-consent.ts";
export { type ConsentsView, getConsents } from "./get-consents.ts";
