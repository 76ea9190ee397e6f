import { REMARKS_CONSENT_VERSION, remarksConsentAnswerSchema } from "@dewlight/contracts/consents.ts";
import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import { request } from "#api/request.ts";

/** Records the answer to the text of today's version, for the provider the text named. */
export async function decideRemarksConsent(answer: {
	decision: PhotoConsentDecision;
	provider: string;
}): Promise<void> {
	await request("decideRemarksConsent", {
		answer: remarksConsentAnswerSchema,
		body: { ...answer, version: REMARKS_CONSENT_VERSION },
	});
}
