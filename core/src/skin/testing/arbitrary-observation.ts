import * as fc from "fast-check";
import { METRIC_NAMES, type MetricId, type MetricName, type Observation } from "../observation.ts";
import { CALM_READINGS, makeObservation, type Readings } from "./make-observation.ts";

/** Upper end of what a photo may show, in the unit of the metric. */
const LARGEST: Record<MetricName, number> = {
	redness: 25,
	inflamed_spots: 60,
	dark_marks: 12,
	evenness: 12,
	shine: 60,
	texture: 6,
	wrinkles: 3,
	pores: 200,
	under_eye_darkness: 18,
};

function metricOf(id: MetricId): MetricName {
	return METRIC_NAMES.find((name) => id.startsWith(`${name}.`)) ?? "redness";
}

function reading(id: MetricId): fc.Arbitrary<number | null> {
	const metric = metricOf(id);
	const value =
		metric === "inflamed_spots"
			? fc.integer({ min: 0, max: LARGEST[metric] })
			: fc.double({ min: metric === "redness" ? -3 : 0, max: LARGEST[metric], noNaN: true });
	return fc.option(value, { nil: null, freq: 6 });
}

/** Any mixture of measured and unmeasurable readings; some metrics with a face value, some by zone. */
export function arbitraryReadings(): fc.Arbitrary<Readings> {
	const ids = [
		...Object.keys(CALM_READINGS),
		"redness.face",
		"dark_marks.face",
		"texture.face",
	] as MetricId[];
	return fc.record(Object.fromEntries(ids.map((id) => [id, reading(id)]))) as fc.Arbitrary<Readings>;
}

/** Observations over all tones, confidences and photo conditions. */
export function arbitraryObservation(): fc.Arbitrary<Observation> {
	return fc
		.record({
			readings: arbitraryReadings(),
			ita_deg: fc.double({ min: -80, max: 80, noNaN: true }),
			confidence: fc.double({ min: 0, max: 1, noNaN: true }),
			sd_share: fc.double({ min: 0, max: 0.4, noNaN: true }),
		})
		.map(makeObservation);
}
