import { sessionSd } from "../skin/noise-rule.ts";
import type { MeasuredMetric, MetricName, MetricZone } from "../skin/observation.ts";
import type { TimedScan } from "../skin/progress-series.ts";
import { readMetric, ZONE_AREA } from "../skin/read-metrics.ts";

/** One number of one scan for a whole metric, with its spreads, in the metric's unit. */
export interface FaceReading {
	value: number;
	sd: number;
	session: number;
}

function measuredIn(scan: TimedScan, metric: MetricName): Map<MetricZone, MeasuredMetric> {
	const { face, zones } = readMetric(scan.observation.metrics, metric);
	return new Map([...(face === null ? [] : [face]), ...zones].map((reading) => [reading.zone, reading]));
}

export function isMeasured(scan: TimedScan, metric: MetricName): boolean {
	return measuredIn(scan, metric).size > 0;
}

/** Spots add up over the face; everything else is a mean by area. */
function weightOf(metric: MetricName, zone: MetricZone, area: number): number {
	return metric === "inflamed_spots" || zone === "face" ? 1 : ZONE_AREA[zone] / area;
}

function combine(metric: MetricName, readings: readonly MeasuredMetric[]): FaceReading {
	const area = readings.reduce((sum, { zone }) => sum + (zone === "face" ? 1 : ZONE_AREA[zone]), 0);
	const weighed = readings.map((reading) => ({ reading, weight: weightOf(metric, reading.zone, area) }));
	const value = weighed.reduce((sum, { reading, weight }) => sum + weight * reading.value, 0);
	// A sitting's light moves all zones together, so its noise does not average out.
	const session =
		metric === "inflamed_spots"
			? sessionSd(metric, "face", value)
			: weighed.reduce(
					(sum, { reading, weight }) => sum + weight * sessionSd(metric, reading.zone, reading.value),
					0,
				);
	const variance = weighed.reduce((sum, { reading, weight }) => sum + (weight * reading.sd) ** 2, 0);
	return { value, sd: Math.sqrt(variance), session };
}

/**
 * The metric over the whole face in each scan: the face value where every scan has one, else the zones that every
 * scan could read. Null when no zone was read in all of them.
 */
export function readWholeFace(scans: readonly TimedScan[], metric: MetricName): FaceReading[] | null {
	const measured = scans.map((scan) => measuredIn(scan, metric));
	const [first] = measured;
	if (first === undefined) return null;
	const everywhere = [...first.keys()].filter((zone) => measured.every((one) => one.has(zone)));
	const zones = everywhere.includes("face") ? (["face"] as const) : everywhere;
	if (zones.length === 0) return null;
	return measured.map((one) =>
		combine(
			metric,
			zones.flatMap((zone) => one.get(zone) ?? []),
		),
	);
}
