import type {
	MeasuredMetric,
	Metric,
	MetricName,
	MetricZone,
	UnmeasuredMetric,
	Zone,
} from "./observation.ts";

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
