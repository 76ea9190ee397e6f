import { assertNever } from "./assert-never.ts";
import {
	CONCERN_RULES,
	type ConcernRule,
	clampSeverity,
	type SeverityMap,
	severityAt,
} from "./concern-rules.ts";
import { likelyNumber } from "./likely-number.ts";
import type {
	MeasuredMetric,
	Metric,
	MetricName,
	MetricZone,
	Observation,
	StoredObservation,
	UnmeasuredMetric,
	Zone,
} from "./observation.ts";
import { placed } from "./zone-words.ts";

/** Usual share of the visible face; weights an average when the face itself has no value. */
export const ZONE_AREA: Record<Zone, number> = {
	forehead: 4,
	glabella: 0.6,
	nose: 1.6,
	left_cheek: 3,
	right_cheek: 3,
	left_under_eye: 0.8,
	right_under_eye: 0.8,
	left_crows_feet: 0.6,
	right_crows_feet: 0.6,
	left_nasolabial: 0.8,
	right_nasolabial: 0.8,
	upper_lip: 0.7,
	chin: 1.5,
	left_jaw: 1.5,
	right_jaw: 1.5,
};

export interface MetricReadings {
	/** Measured zones in the order of the observation; the face value is apart. */
	zones: (MeasuredMetric & { zone: Zone })[];
	face: MeasuredMetric | null;
	unmeasured: UnmeasuredMetric[];
}

function isMeasured(metric: Metric): metric is MeasuredMetric {
	return metric.measurable && Number.isFinite(metric.value);
}

function hasOwnZone(metric: MeasuredMetric): metric is MeasuredMetric & { zone: Zone } {
	return metric.zone !== "face";
}

/** Everything one observation says about one metric, whichever zones vision chose to report. */
export function readMetric(metrics: readonly Metric[], name: MetricName): MetricReadings {
	const own = metrics.filter((metric) => metric.metric === name);
	const measured = own.filter(isMeasured);
	return {
		zones: measured.filter(hasOwnZone),
		face: measured.find((metric) => metric.zone === "face") ?? null,
		unmeasured: own.filter((metric): metric is UnmeasuredMetric => !metric.measurable),
	};
}

/** Mean over zones by their usual area; null when nothing was measured. */
export function averageOver(zones: readonly (MeasuredMetric & { zone: Zone })[]): number | null {
	const area = zones.reduce((sum, metric) => sum + ZONE_AREA[metric.zone], 0);
	if (area === 0) return null;
	return zones.reduce((sum, metric) => sum + metric.value * ZONE_AREA[metric.zone], 0) / area;
}

export function meanConfidence(metrics: readonly { confidence: number }[]): number {
	if (metrics.length === 0) return 0;
	return metrics.reduce((sum, metric) => sum + metric.confidence, 0) / metrics.length;
}

/** The readings among `zones`, for example the T-zone of shine. */
export function readingsIn(readings: MetricReadings, zones: readonly MetricZone[]): MetricReadings["zones"] {
	return readings.zones.filter((metric) => zones.includes(metric.zone));
}

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

/** Zones that are clearly lighter than the face, with a border. They make no finding: nothing in a plan treats them. */
export function palerAreas({ metrics }: Pick<Observation | StoredObservation, "metrics">): readonly Zone[] {
	return readMetric(metrics, CONCERN_RULES.uneven_tone.metric).face?.paler ?? [];
}

/** Why a zone says nothing of lines although something runs there like one. */
export const LINES_IN_DOUBT = "what shows here may be hair, bumps or shade as well as lines";

/** Zones whose lines are faint at rest where nothing is told of them; the others are folds a smile makes. */
const RESTING_ZONES: readonly MetricZone[] = ["forehead", "glabella", "left_crows_feet", "right_crows_feet"];

type Seen = Pick<Observation | StoredObservation, "metrics">;

/** "Something on the forehead may be lines, or hair, bumps or shade: we are not sure."; empty where nothing is in doubt. */
export function linesInDoubt({ metrics }: Seen): string {
	const zones = metrics.flatMap(({ metric, zone, reason }) =>
		metric === "wrinkles" && reason === LINES_IN_DOUBT ? [zone] : [],
	);
	return zones.length === 0
		? ""
		: `Something ${placed(zones)} may be lines, or hair, bumps or shade: we are not sure.`;
}

/** Whether every place where lines show at rest could be read, so that their absence means something. */
export function showsRestingLines({ metrics }: Seen): boolean {
	return RESTING_ZONES.every((zone) =>
		metrics.some((one) => one.metric === "wrinkles" && one.zone === zone && one.measurable),
	);
}
