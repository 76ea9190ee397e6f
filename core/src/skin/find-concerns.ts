import { combineReadings, zoneSeverity } from "./combine-readings.ts";
import { CONCERNS, type Concern, type Finding } from "./concern.ts";
import {
	CONCERN_RULES,
	type ConcernRule,
	DEEP_TONE_ITA,
	DEEP_TONE_REDNESS_CEILING,
	DEEP_TONE_REDNESS_CONFIDENCE,
	DEEP_TONE_REDNESS_USUAL,
	type MeasuredConcern,
} from "./concern-rules.ts";
import { findDrynessLook } from "./dryness-look.ts";
import type { MetricZone, StoredObservation } from "./observation.ts";
import { type MetricReadings, meanConfidence, readMetric } from "./read-metrics.ts";

/** What of an observation decides the concerns. */
type Seen = Pick<StoredObservation, "metrics" | "tone">;

/**
 * Zones that carry the finding: within half a step of its severity; the strongest one when none is. Of counted
 * spots every zone with one carries it.
 */
function affectedZones(readings: MetricReadings, rule: ConcernRule, severity: number): MetricZone[] {
	if (severity === 0) return [];
	if (rule.combine === "half_face_count") return spotted(readings);
	const own = readings.zones.map((metric) => ({ zone: metric.zone, severity: zoneSeverity(rule, metric) }));
	const top = Math.max(0, ...own.map((zone) => zone.severity));
	if (top === 0) return ["face"];
	const limit = Math.max(0.5, Math.min(severity - 0.5, top));
	return own.filter((zone) => zone.severity >= limit).map((zone) => zone.zone);
}

function spotted(readings: MetricReadings): MetricZone[] {
	const zones = readings.zones.filter((metric) => metric.value > 0).map((metric) => metric.zone);
	return zones.length > 0 ? zones : ["face"];
}

/** Redness where melanin adds to it. */
const DEEP_TONE_REDNESS: ConcernRule = {
	...CONCERN_RULES.redness,
	usual: Object.fromEntries(
		Object.entries(CONCERN_RULES.redness.usual ?? {}).map(([zone, usual]) => [
			zone,
			usual + DEEP_TONE_REDNESS_USUAL,
		]),
	),
};

function findMeasured(observation: Seen, concern: MeasuredConcern): Finding {
	const deepTone = concern === "redness" && observation.tone.ita_deg < DEEP_TONE_ITA;
	const rule = deepTone ? DEEP_TONE_REDNESS : CONCERN_RULES[concern];
	const readings = readMetric(observation.metrics, rule.metric);
	const severity = combineReadings(rule, readings);
	if (severity === null) {
		const because = readings.unmeasured.map((metric) => metric.id);
		return { concern, severity: null, confidence: 0, zones: [], because };
	}
	const used = readings.face === null ? readings.zones : [...readings.zones, readings.face];
	const ceiling = deepTone ? DEEP_TONE_REDNESS_CONFIDENCE : rule.confidence_ceiling;
	const reported = deepTone ? Math.min(severity, DEEP_TONE_REDNESS_CEILING) : severity;
	return {
		concern,
		severity: reported,
		confidence: roundConfidence(Math.min(ceiling, meanConfidence(used))),
		zones: affectedZones(readings, rule, reported),
		because: used.map((metric) => metric.id),
	};
}

function roundConfidence(confidence: number): number {
	return Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
}

/**
 * Every concern every time, in the order of CONCERNS. Severity 0 to 5 in steps of 0.5 by the maps of
 * `concern-rules.ts`; null when the photo could not show it. Wishes and notes of the person have no part in it.
 */
export function findConcerns(observation: Seen): Finding[] {
	const measured = new Map<Concern, Finding>();
	for (const concern of CONCERNS) {
		if (concern !== "dryness") measured.set(concern, findMeasured(observation, concern));
	}
	return CONCERNS.map((concern) => measured.get(concern) ?? findDrynessLook([...measured.values()]));
}
