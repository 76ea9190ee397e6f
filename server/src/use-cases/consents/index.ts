export {
	type ConsentsView,
	decidePhotoConsent,
	decideRemarksConsent,
	getConsents,
	type RemarksConsentView,
} from "./consents.ts";
