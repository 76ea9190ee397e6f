import { sameExpression } from "./compare-photos.ts";
import { median } from "./median.ts";
import { detectableChange, MEDIAN_OF_THREE_VARIANCE, type Reading } from "./noise-rule.ts";
import {
	METRIC_NAMES,
	type MeasuredMetric,
	type Observation,
	type StoredObservation,
} from "./observation.ts";
import type { MetricChange } from "./progress-summary.ts";

type AnyObservation = Observation | StoredObservation;

/** One side of a comparison: a single scan, or three of which the median is taken. */
export type Side = readonly [AnyObservation] | readonly [AnyObservation, AnyObservation, AnyObservation];

function readings(observation: AnyObservation): Map<string, MeasuredMetric> {
	const measured = observation.metrics.filter(
		(metric): metric is MeasuredMetric => metric.measurable && Number.isFinite(metric.value),
	);
	return new Map(measured.map((metric) => [metric.id, metric]));
}

/** The reading of a side, or null unless every scan of the side measured it. */
function readSide(side: readonly Map<string, MeasuredMetric>[], id: string): Reading | null {
	const own = side.map((scan) => scan.get(id)).filter((metric) => metric !== undefined);
	const [first] = own;
	if (first === undefined || own.length < side.length) return null;
	return {
		metric: first.metric,
		zone: first.zone,
		value: median(own.map((metric) => metric.value)),
		sd: median(own.map((metric) => metric.sd)),
		variance: own.length === 3 ? MEDIAN_OF_THREE_VARIANCE : 1,
	};
}

/** Every metric that both sides measured, with the smallest change the noise rule lets us claim. All metrics: less is better. */
export function compareMetrics(before: Side, after: Side): MetricChange[] {
	const [beforeScans, afterScans] = [before.map(readings), after.map(readings)];
	const likeFaces = before.every((earlier) => after.every((later) => sameExpression(earlier, later)));
	const ids = after[after.length - 1]?.metrics.map((metric) => metric.id) ?? [];
	const pairs = ids.flatMap((id) => {
		const [was, is] = [readSide(beforeScans, id), readSide(afterScans, id)];
		if (was === null || is === null || (is.metric === "wrinkles" && !likeFaces)) return [];
		return [{ id, was, is }];
	});
	const compared = new Map(
		METRIC_NAMES.map((name) => [name, pairs.filter((pair) => pair.is.metric === name).length]),
	);
	return pairs.map(({ id, was, is }) => {
		const detectable = detectableChange(was, is, compared.get(is.metric) ?? 1);
		const difference = is.value - was.value;
		const verdict = Math.abs(difference) <= detectable ? "no_change" : difference < 0 ? "better" : "worse";
		return { metric_id: id, previous: was.value, value: is.value, detectable, verdict };
	});
}
