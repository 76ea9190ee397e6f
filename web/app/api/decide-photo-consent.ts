import { PHOTO_CONSENT_VERSION, photoConsentAnswerSchema } from "@dewlight/contracts/consents.ts";
import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import { refreshSession } from "./refresh-session.ts";
import { request } from "./request.ts";

/** Records the answer to the text of today's version and reads the person again. */
export async function decidePhotoConsent(decision: PhotoConsentDecision): Promise<void> {
	await request("decidePhotoConsent", {
		answer: photoConsentAnswerSchema,
		body: { decision, version: PHOTO_CONSENT_VERSION },
	});
	await refreshSession();
}
