import { assertNever } from "./assert-never.ts";
import type { ConcernRule } from "./concern-rules.ts";
import { likelyNumber } from "./likely-number.ts";
import type { MeasuredMetric, Zone } from "./observation.ts";
import { averageOver, type MetricReadings, ZONE_AREA } from "./read-metrics.ts";
import { clampSeverity, type SeverityMap, severityAt } from "./severity-map.ts";

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

/** Numbers of a place are held against the bands of half a face, which are half of the whole one's (Hayashi 2008). */
const HALVES = { highest: 1, two_highest: 1, average: 1, likely_number: 2 } as const;

/** Severity of one reading by itself, less what its zone usually reads. */
export function zoneSeverity(rule: ConcernRule, metric: ZoneValue, shift = 0): number {
	const { folded } = rule;
	const discount = folded?.zones.includes(metric.zone) ? folded.discount : 0;
	const value = HALVES[rule.combine] * aboveUsual(rule, metric);
	return clampSeverity(severityAt(rule.map, value + shift) - discount);
}

/**
 * What the whole face adds to its places, in the metric's unit. Places are held against the face's own calmer skin and
 * miss a face that is red all over; one place may be its shape or its light: two readings that agree say more than either.
 */
function wholeFace({ whole }: ConcernRule, { face }: MetricReadings): number {
	if (whole === undefined || face?.overall === undefined) return 0;
	const { usual, share, most } = whole;
	return Math.max(-most, Math.min(most, share * (face.overall - usual)));
}

/** Spots of the fuller half of the face, rounded up; midline zones count half to each side (Hayashi 2008 counts half faces). */
function fullerHalf({ zones, face }: MetricReadings): number {
	if (zones.length === 0) return Math.ceil((face?.value ?? 0) / 2);
	const count = (belongs: (zone: Zone) => boolean) =>
		zones.filter(({ zone }) => belongs(zone)).reduce((sum, { value }) => sum + Math.max(0, value), 0);
	const midline = count((zone) => !isLeft(zone) && !isRight(zone));
	const half = Math.ceil(Math.max(count(isLeft), count(isRight)) + midline / 2);
	return face === null ? half : Math.min(half, Math.round(face.value));
}

/** Where none is sure there may be one or two: that is no finding. */
const NONE_SURE = 0.5;

/**
 * Severity by how many there are likely to be. What was stored before a photo told what it would have shown counts as
 * it is, twice the fuller half.
 */
function severityByNumber(map: SeverityMap, readings: MetricReadings): number | null {
	const { zones, face } = readings;
	if (face === null && zones.length === 0) return null;
	const likely = face === null ? null : likelyNumber(face);
	if (likely === null) return severityAt(map, 2 * fullerHalf(readings));
	const severity = severityAt(map, likely.number);
	return (face?.value ?? 0) > 0 ? severity : Math.min(NONE_SURE, severity);
}

/** Severity by the number, as far as the metric's own value bears it out. */
function atLeastCounted({ counted }: ConcernRule, own: number, readings: MetricReadings): number {
	const { face } = readings;
	if (counted === undefined || face === null) return own;
	const { number } = likelyNumber(face) ?? { number: 0 };
	return Math.max(own, Math.min(severityAt(counted.map, number), own + counted.above));
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
			const mean = top.reduce((sum, value) => sum + value, 0) / top.length;
			return severityAt(rule.map, mean + wholeFace(rule, readings));
		}
		case "average": {
			const value = face?.value ?? averageOver(zones);
			return value === null ? null : atLeastCounted(rule, severityAt(rule.map, value), readings);
		}
		case "likely_number":
			return severityByNumber(rule.map, readings);
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
	const shift = wholeFace(rule, readings);
	const alone = lifting.filter(({ zone }) => !rule.never_alone?.includes(zone));
	const top = Math.max(0, ...alone.map((metric) => zoneSeverity(rule, metric, shift)));
	return clampSeverity(Math.max(severity, top - rule.single_zone_discount));
}
