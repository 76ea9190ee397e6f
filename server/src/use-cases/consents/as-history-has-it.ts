import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";

/** Only a yes can be taken back: `revoked` from someone who never agreed is `declined`, and the other way round. */
export function asHistoryHasIt(
	decision: PhotoConsentDecision,
	latest: { decision: PhotoConsentDecision } | null,
): PhotoConsentDecision {
	if (decision === "granted") return "granted";
	return latest === null || latest.decision === "declined" ? "declined" : "revoked";
}
