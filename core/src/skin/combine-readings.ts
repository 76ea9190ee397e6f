import { assertNever } from "./assert-never.ts";
import type { Combine, ConcernRule } from "./concern-rules.ts";
import type { Zone } from "./observation.ts";
import { averageOver, type MetricReadings } from "./read-metrics.ts";
import { clampSeverity, severityAt } from "./severity-map.ts";

/** One zone alone lifts an averaged concern to its own severity less this. */
const SINGLE_ZONE_DISCOUNT = 1;

function isLeft(zone: Zone): boolean {
	return zone.startsWith("left_");
}

function isRight(zone: Zone): boolean {
	return zone.startsWith("right_");
}

/** Spots on the fuller half of the face; midline zones count half to each side, rounded up. */
export function halfFaceCount(readings: MetricReadings): number | null {
	const { zones, face } = readings;
	if (zones.length === 0) return face === null ? null : Math.ceil(face.value / 2);
	const count = (belongs: (zone: Zone) => boolean) =>
		zones
			.filter((metric) => belongs(metric.zone))
			.reduce((sum, metric) => sum + Math.max(0, metric.value), 0);
	const midline = count((zone) => !isLeft(zone) && !isRight(zone));
	const half = Math.ceil(Math.max(count(isLeft), count(isRight)) + midline / 2);
	return face === null ? half : Math.min(half, Math.max(0, Math.round(face.value)));
}

function highest({ zones, face }: MetricReadings): number | null {
	if (zones.length > 0) return Math.max(...zones.map((metric) => metric.value));
	return face?.value ?? null;
}

function combined(combine: Combine, readings: MetricReadings): number | null {
	switch (combine) {
		case "highest":
			return highest(readings);
		case "average":
			return readings.face?.value ?? averageOver(readings.zones);
		case "half_face_count":
			return halfFaceCount(readings);
		default:
			return assertNever(combine);
	}
}

/** Severity of one concern from all readings of its metric; null when none was measured. Never falls as a reading rises. */
export function combineReadings(rule: ConcernRule, readings: MetricReadings): number | null {
	const value = combined(rule.combine, readings);
	if (value === null) return null;
	const severity = severityAt(rule.map, value);
	if (rule.combine !== "average" || readings.zones.length === 0) return clampSeverity(severity);
	const top = severityAt(rule.map, Math.max(...readings.zones.map((metric) => metric.value)));
	return clampSeverity(Math.max(severity, top - SINGLE_ZONE_DISCOUNT));
}
