import { assertNever } from "./assert-never.ts";
import type { ConcernRule } from "./concern-rules.ts";
import type { MeasuredMetric, Zone } from "./observation.ts";
import { averageOver, type MetricReadings, ZONE_AREA } from "./read-metrics.ts";
import { clampSeverity, severityAt } from "./severity-map.ts";

/** Below this usual area a zone is too small to speak for the face on its own. */
const SMALLEST_LIFTING_AREA = 1;

function isLeft(zone: Zone): boolean {
	return zone.startsWith("left_");
}

function isRight(zone: Zone): boolean {
	return zone.startsWith("right_");
}

type ZoneValue = Pick<MeasuredMetric, "zone" | "value">;

/** How far a reading lies above what its zone usually reads. */
function aboveUsual(rule: ConcernRule, { zone, value }: ZoneValue): number {
	return value - (rule.usual?.[zone] ?? 0);
}

/** Severity of one reading by itself, less what its zone usually reads. */
export function zoneSeverity(rule: ConcernRule, metric: ZoneValue): number {
	const { folded } = rule;
	const discount = folded?.zones.includes(metric.zone) ? folded.discount : 0;
	return clampSeverity(severityAt(rule.map, aboveUsual(rule, metric)) - discount);
}

/**
 * Spots to expect on the fuller half of the face; midline zones count half to each side. None where none is sure. What
 * was stored before the number to expect was known counts its spots, rounded up.
 */
export function halfFaceCount({ zones, face }: MetricReadings): number | null {
	const known = zones.every(({ seen }) => seen?.expected !== undefined);
	if (zones.length === 0) return face === null ? null : Math.ceil(face.value / 2);
	if (face !== null && face.value <= 0) return 0;
	const count = (belongs: (zone: Zone) => boolean) =>
		zones
			.filter((metric) => belongs(metric.zone))
			.reduce((sum, { value, seen }) => sum + Math.max(0, seen?.expected ?? value), 0);
	const midline = count((zone) => !isLeft(zone) && !isRight(zone));
	const half = Math.max(count(isLeft), count(isRight)) + midline / 2;
	if (known) return half;
	return face === null ? Math.ceil(half) : Math.min(Math.ceil(half), Math.round(face.value));
}

/** The same place on both sides counts once, as the mean: light from one side reddens or darkens one side only. */
function bySides(zones: MetricReadings["zones"]): MetricReadings["zones"] {
	return zones
		.filter((metric) => !isRight(metric.zone) || !zones.some((other) => other.zone === mirror(metric.zone)))
		.map((metric) => {
			const other = zones.find((candidate) => candidate.zone === mirror(metric.zone));
			return other === undefined ? metric : { ...metric, value: (metric.value + other.value) / 2 };
		});
}

function mirror(zone: Zone): string {
	return isLeft(zone) ? zone.replace("left_", "right_") : zone.replace("right_", "left_");
}

function baseSeverity(rule: ConcernRule, readings: MetricReadings): number | null {
	const { zones, face } = readings;
	switch (rule.combine) {
		case "highest": {
			const places = zones.length > 0 ? bySides(zones) : face === null ? [] : [face];
			if (places.length === 0) return null;
			return Math.max(...places.map((metric) => zoneSeverity(rule, metric)));
		}
		case "two_highest": {
			const places = zones.length > 0 ? zones : face === null ? [] : [face];
			if (places.length === 0) return null;
			const top = places
				.map((metric) => aboveUsual(rule, metric))
				.sort((a, b) => b - a)
				.slice(0, 2);
			return severityAt(rule.map, top.reduce((sum, value) => sum + value, 0) / top.length);
		}
		case "average": {
			const value = face?.value ?? averageOver(zones);
			return value === null ? null : severityAt(rule.map, value);
		}
		case "half_face_count": {
			const count = halfFaceCount(readings);
			return count === null ? null : severityAt(rule.map, count);
		}
		default:
			return assertNever(rule.combine);
	}
}

/** Severity of one concern from all readings of its metric; null when none was measured. Never falls as a reading rises. */
export function combineReadings(rule: ConcernRule, readings: MetricReadings): number | null {
	const severity = baseSeverity(rule, readings);
	if (severity === null || rule.single_zone_discount === null) return severity;
	const lifting =
		rule.combine !== "average"
			? readings.zones
			: readings.zones.filter((metric) => ZONE_AREA[metric.zone] >= SMALLEST_LIFTING_AREA);
	const alone = lifting.filter(({ zone }) => !rule.never_alone?.includes(zone));
	const top = Math.max(0, ...alone.map((metric) => zoneSeverity(rule, metric)));
	return clampSeverity(Math.max(severity, top - rule.single_zone_discount));
}
