import { expect, test } from "vitest";
import { findConcerns } from "./find-concerns.ts";
import { statedSd } from "./noise-rule.ts";
import type { MeasuredMetric, MetricId, Observation } from "./observation.ts";
import { summarizeProgress } from "./summarize-progress.ts";
import { CALM_READINGS, makeObservation, type Readings } from "./testing/make-observation.ts";
import { normalErrors } from "./testing/normal-errors.ts";

const PAIRS = 400;

const SKIN: Readings = { ...CALM_READINGS, "dark_marks.face": 0.04 };

/** What another photo of the same skin reads, by the spread that is stated. */
function anotherPhoto(skin: Readings, normal: () => number): Observation {
	const { metrics } = makeObservation({ readings: skin });
	const readings = metrics
		.filter((metric): metric is MeasuredMetric => metric.measurable)
		.map((metric) => [metric.id, metric.value + statedSd(metric) * normal()]);
	return makeObservation({ readings: Object.fromEntries(readings) });
}

function compared(before: Readings, after: Readings, normal: () => number) {
	const [earlier, observation] = [anotherPhoto(before, normal), anotherPhoto(after, normal)];
	const known = { observation: earlier, findings: findConcerns(earlier), created_at: null };
	return summarizeProgress({ observation, findings: findConcerns(observation) }, [known], null);
}

test("of photos of unchanged skin at most three in a hundred pairs are told a change, over all metrics together", () => {
	const normal = normalErrors(11);
	const told = Array.from({ length: PAIRS }, () => compared(SKIN, SKIN, normal)).filter(
		({ improvements, regressions }) => improvements.length + regressions.length > 0,
	);
	expect(told.length / PAIRS).toBeLessThanOrEqual(0.03);
});

test.each([
	"redness.left_cheek",
	"texture.forehead",
	"wrinkles.forehead",
	"under_eye_darkness.left_under_eye",
	"evenness.face",
	"shine.forehead",
	"pores.nose",
	"inflamed_spots.left_cheek",
	"dark_marks.face",
] as const)(
	"a change of %s by twice the detectable size is told in at least eight of ten pairs",
	(id: MetricId) => {
		const normal = normalErrors(5);
		const still = () => 0;
		const detectable = (worse: number) =>
			compared({ ...SKIN, [id]: worse }, SKIN, still).changes.find(({ metric_id }) => metric_id === id)
				?.detectable ?? 0;
		// The limit grows with the reading, so the planted change is found step by step.
		const calm = SKIN[id] ?? 0;
		let planted = 2 * detectable(calm);
		for (let step = 0; step < 20; step++) planted = Math.max(planted, 2 * detectable(calm + planted / 2));
		const told = Array.from({ length: PAIRS }, () =>
			compared({ ...SKIN, [id]: calm + planted }, SKIN, normal),
		).filter(({ changes }) =>
			changes.some((change) => change.metric_id === id && change.verdict === "better"),
		);
		expect(told.length / PAIRS).toBeGreaterThanOrEqual(0.8);
	},
);
