import type { Finding } from "./concern.ts";
import { DRYNESS_CEILING, DRYNESS_CONFIDENCE_CEILING } from "./concern-rules.ts";
import { clampSeverity } from "./severity-map.ts";

/**
 * A rough surface without shine looks dry. Each whole step of texture above 1 counts, each step of shine takes one
 * away; at most 2, because a photo shows the look and not the water content.
 */
export function findDrynessLook(findings: readonly Finding[]): Finding {
	const texture = findings.find((finding) => finding.concern === "texture");
	const shine = findings.find((finding) => finding.concern === "shine");
	const because = [...(texture?.because ?? []), ...(shine?.because ?? [])];
	const textureSeverity = texture?.severity ?? null;
	const shineSeverity = shine?.severity ?? null;
	if (texture === undefined || shine === undefined || textureSeverity === null || shineSeverity === null) {
		return { concern: "dryness", severity: null, confidence: 0, zones: [], because };
	}
	const severity = Math.min(DRYNESS_CEILING, clampSeverity(textureSeverity - 1 - shineSeverity));
	return {
		concern: "dryness",
		severity,
		confidence: Math.min(DRYNESS_CONFIDENCE_CEILING, texture.confidence, shine.confidence),
		zones: severity > 0 ? texture.zones : [],
		because,
	};
}
