import type { KnownScan } from "../skin/judge-pair.ts";
import { type Reading, sessionSd } from "../skin/noise-rule.ts";
import type { MeasuredMetric, MetricName, MetricZone } from "../skin/observation.ts";
import { readMetric, ZONE_AREA } from "../skin/read-metrics.ts";

function zonesIn(scan: KnownScan, metric: MetricName): Map<MetricZone, MeasuredMetric> {
	const { face, zones } = readMetric(scan.observation.metrics, metric);
	return new Map([...(face === null ? [] : [face]), ...zones].map((reading) => [reading.zone, reading]));
}

export function isMeasured(scan: KnownScan, metric: MetricName): boolean {
	return zonesIn(scan, metric).size > 0;
}

/** Spots add up over the face; everything else is a mean by area. */
function weightOf(metric: MetricName, zone: MetricZone, area: number): number {
	return metric === "inflamed_spots" || zone === "face" ? 1 : ZONE_AREA[zone] / area;
}

function combine(metric: MetricName, readings: readonly MeasuredMetric[]): Reading {
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

/** The zones that stand for the whole face in all of these scans: the face value where every scan has one. */
export function wholeFaceZones(scans: readonly KnownScan[], metric: MetricName): MetricZone[] {
	const measured = scans.map((scan) => zonesIn(scan, metric));
	const [first] = measured;
	const everywhere = [...(first?.keys() ?? [])].filter((zone) => measured.every((one) => one.has(zone)));
	return everywhere.includes("face") ? ["face"] : everywhere;
}

/** The metric over these zones, in the metric's unit; null where one was not read or there are none. */
export function readZones(scan: KnownScan, metric: MetricName, zones: readonly MetricZone[]): Reading | null {
	const own = zonesIn(scan, metric);
	const readings = zones.flatMap((zone) => own.get(zone) ?? []);
	return readings.length === 0 || readings.length < zones.length ? null : combine(metric, readings);
}
