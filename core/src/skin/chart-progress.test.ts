import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chartProgress } from "./chart-progress.ts";
import { READINGS_FOR_MEDIANS } from "./judge-pair.ts";
import { MEDIAN_OF_THREE_VARIANCE, sessionSd } from "./noise-rule.ts";
import type { MetricId, Observation } from "./observation.ts";
import { NO_CHANGE, SAME_SITTING } from "./progress-copy.ts";
import type { MetricSeries, TimedScan } from "./progress-summary.ts";
import { arbitraryObservation } from "./testing/arbitrary-observation.ts";
import { makeObservation, type ObservationParts } from "./testing/make-observation.ts";
import { normalErrors } from "./testing/normal-errors.ts";
import { readingsOver, timedScans } from "./testing/timed-scans.ts";

const claims = (series: readonly MetricSeries[]) =>
	series.filter(({ verdict }) => verdict === "better" || verdict === "worse").map(({ id }) => id);

function seriesOf(scans: readonly TimedScan[], id: MetricId): MetricSeries {
	const found = chartProgress(scans).find((series) => series.id === id);
	if (found === undefined) throw new Error(`No series of ${id}.`);
	return found;
}

function repeat(observation: Observation, count: number): TimedScan[] {
	return timedScans(Array.from({ length: count }, () => ({}))).map((scan) => ({ ...scan, observation }));
}

function shifted(scans: readonly TimedScan[], shift: (index: number, id: MetricId) => number): TimedScan[] {
	return scans.map((scan, index) => ({
		...scan,
		observation: {
			...scan.observation,
			metrics: scan.observation.metrics.map((metric) =>
				metric.measurable ? { ...metric, value: metric.value + shift(index, metric.id) } : metric,
			),
		},
	}));
}

const scanCount = fc.integer({ min: 2, max: 9 });

test("identical scans never claim a change", () => {
	fc.assert(
		fc.property(arbitraryObservation(), scanCount, (observation, count) => {
			const series = chartProgress(repeat(observation, count));
			expect(claims(series)).toEqual([]);
			for (const one of series) expect(one.sentence).toContain(NO_CHANGE);
		}),
	);
});

test("noise within the band of what is compared, a reading or a median of three, never claims a change, however it falls", () => {
	const noise = fc.array(fc.oneof(fc.constantFrom(-1, 0, 1), fc.double({ min: -1, max: 1, noNaN: true })), {
		minLength: 9,
		maxLength: 9,
	});
	fc.assert(
		fc.property(arbitraryObservation(), scanCount, noise, (observation, count, shares) => {
			const steady = repeat(observation, count);
			// Off the end of the scale, where the same reading over and over is the steadiest a person can be.
			const steadiest = chartProgress(shifted(steady, () => 1e-9));
			const bands = new Map(steadiest.map(({ id, points }) => [id, points[0]?.band ?? 0]));
			const reach = count < READINGS_FOR_MEDIANS ? 1 : Math.sqrt(MEDIAN_OF_THREE_VARIANCE);
			const noisy = shifted(steady, (index, id) => (shares[index] ?? 0) * reach * (bands.get(id) ?? 0));
			expect(claims(chartProgress(noisy))).toEqual([]);
		}),
		{ numRuns: 300 },
	);
});

const course = fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { minLength: 2, maxLength: 9 });
/** What one photo alone reads as worse is not told as that, so backwards it is less than a setback. */
const MIRRORED = {
	better: /^(?:worse|not sure)$/,
	worse: /^better$/,
	no_change: /^no_change$/,
	"not sure": /^better$/,
	too_early: /^too_early$/,
} as const;
const toldBy = ({ verdict, sentence }: MetricSeries) =>
	sentence.startsWith("Not sure yet") ? ("not sure" as const) : verdict;

test("told backwards, better becomes worse or not sure yet, and everything else stays", () => {
	fc.assert(
		fc.property(course, (values) => {
			const forward = seriesOf(readingsOver("redness.nose", values), "redness.nose");
			const backward = seriesOf(readingsOver("redness.nose", values.toReversed()), "redness.nose");
			expect(toldBy(backward)).toMatch(MIRRORED[toldBy(forward)]);
			expect(backward.detectable).toBeCloseTo(forward.detectable ?? Number.NaN, 9);
		}),
	);
});

test("the order in which scans come does not matter", () => {
	const shuffled = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 });
	fc.assert(
		fc.property(
			fc.array(arbitraryObservation(), { minLength: 7, maxLength: 7 }),
			shuffled,
			(observations, order) => {
				const scans = timedScans(observations.map(() => ({}))).map((scan, index) => ({
					...scan,
					observation: observations[index] ?? scan.observation,
				}));
				const mixed = order.flatMap((index) => scans[index] ?? []);
				expect(chartProgress(mixed)).toEqual(chartProgress(scans));
			},
		),
		{ numRuns: 40 },
	);
});

test.each([2, 4, 6, 10, 16])(
	"%i scans with just the noise of the rule claim a change in 5 of 100 at most",
	(n) => {
		const error = normalErrors(20_261_121);
		let claimed = 0;
		for (let person = 0; person < 1000; person++) {
			const values = Array.from({ length: n }, () => 6 + sessionSd("redness", "face", 6) * error());
			const quiet = { readings: {}, sd_share: 0 };
			const scans = timedScans(values.map((value) => ({ ...quiet, readings: { "redness.face": value } })));
			const only = scans.map((scan) => ({
				...scan,
				observation: {
					...scan.observation,
					metrics: scan.observation.metrics.filter(({ id }) => id === "redness.face"),
				},
			}));
			claimed += claims(chartProgress(only)).length;
		}
		expect(claimed / 1000).toBeLessThanOrEqual(0.05);
	},
);

test("a drop beyond the noise is better in plain words, and its numbers with what the photo explains lie behind", () => {
	const series = seriesOf(readingsOver("redness.left_cheek", [9, 0.8]), "redness.left_cheek");
	expect(series).toMatchObject({ verdict: "better", sentence: "Redness eased on the left cheek." });
	expect(series.numbers).toMatch(
		/^Redness points: 9\.0 before, 0\.8 now\. A difference under \d\.\d can come from the photo alone\.$/,
	);
	expect(9 - 0.8).toBeGreaterThan(series.detectable ?? Number.POSITIVE_INFINITY);
});

test("bands of two readings that are told apart do not overlap", () => {
	const { points } = seriesOf(readingsOver("redness.nose", [12, 2]), "redness.nose");
	const [first, last] = points;
	expect((first?.value ?? 0) - (first?.band ?? 0)).toBeGreaterThan((last?.value ?? 0) + (last?.band ?? 0));
});

test("six scans set the last three against the first three, and one odd photo at the end claims nothing", () => {
	expect(seriesOf(readingsOver("redness.nose", [9, 9.2, 8.8, 3, 3.2, 3.1]), "redness.nose").verdict).toBe(
		"better",
	);
	expect(seriesOf(readingsOver("redness.nose", [3, 3, 3, 3, 3, 14]), "redness.nose").verdict).toBe(
		"no_change",
	);
});

test("steady photos of one person need a smaller change than restless ones", () => {
	const detectable = (values: number[]) =>
		seriesOf(readingsOver("redness.nose", values), "redness.nose").detectable ?? 0;
	const steady = [5, 5.1, 5, 4.9, 5, 5.1, 5, 5, 5.1, 5];
	const restless = [5, 9, 4, 9, 5, 9, 5, 10, 5, 9];
	expect(detectable(steady)).toBeLessThan(detectable([5, 5]));
	expect(detectable(restless)).toBeGreaterThan(2 * detectable(steady));
});

test("a year of steady improvement is better, by no more noise than a year of the same skin", () => {
	const course = (rate: number) =>
		seriesOf(
			readingsOver(
				"redness.nose",
				Array.from({ length: 12 }, (_, month) => 9 - rate * month + (month % 2) * 0.3),
			),
			"redness.nose",
		);
	expect(course(0.6).verdict).toBe("better");
	expect(course(0).verdict).toBe("no_change");
	expect(course(0.6).detectable).toBeLessThanOrEqual(course(0).detectable ?? 0);
});

test("before the biology clock has run the verdict stands, and the sentence says that no routine is judged yet", () => {
	const spots = (days: number) =>
		seriesOf(readingsOver("inflamed_spots.chin", [14, 1], days), "inflamed_spots.chin");
	expect(spots(41)).toMatchObject({ verdict: "better", detectable: spots(84).detectable });
	expect(spots(41).sentence).toBe(
		"Fewer acne-like spots on the chin. It is too early to judge a routine: give acne-like spots 12 weeks; these photos span 41 days.",
	);
	expect(spots(60).sentence).toBe(
		"Fewer acne-like spots on the chin. This is a first look and no verdict on a routine: give acne-like spots 12 weeks; these photos span 60 days.",
	);
	expect(spots(84).sentence).toBe("Fewer acne-like spots on the chin.");
});

test("the clock counts from the week in which a treatment has reached its pace", () => {
	const treatments = [{ step_id: "step.treatment_adapalene", concerns: ["acne"] as const, settled_week: 9 }];
	const treated = readingsOver("inflamed_spots.chin", [14, 9, 1], 50).map((scan) => ({
		...scan,
		treatments,
	}));
	expect(seriesOf(treated, "inflamed_spots.chin").sentence).toBe(
		"Fewer acne-like spots on the chin. It is too early to judge a routine: give acne-like spots 12 weeks; your treatment has run at its full pace for 44 days.",
	);
});

const MINUTES = 60_000;

test("photos of one sitting are one point: the last stands for it, the others show the spread, and none is a change", () => {
	const scans = readingsOver("redness.nose", [14, 12, 1, 13, 2], 30);
	const sitting = scans.map((scan, index) => ({
		...scan,
		at: new Date(Date.parse(scans[0]?.at ?? "") + index * 5 * MINUTES).toISOString(),
	}));
	const alone = seriesOf(sitting, "redness.nose");
	expect(alone).toMatchObject({ verdict: "no_change", sentence: SAME_SITTING });
	expect(alone.points.map(({ repeated }) => repeated)).toEqual([true, true, true, true, false]);

	const before = { ...readingsOver("redness.nose", [2.4])[0], id: 99, at: "2025-12-01T08:00:00.000Z" };
	const course = seriesOf([...sitting, before as TimedScan], "redness.nose");
	expect(course).toMatchObject({
		verdict: "no_change",
		detectable: seriesOf(readingsOver("redness.nose", [2.4, 2]), "redness.nose").detectable,
	});
});

test("redness has no clock to wait for", () => {
	expect(seriesOf(readingsOver("redness.nose", [2, 16, 16], 1), "redness.nose").verdict).toBe("worse");
});

test.each([
	["light of another color", { photo: { colour_cast: 0.6 } }, "The light has a different color."],
	["another engine", { version: "2" }, "The measuring method has been updated since then."],
	["another side of the light", { photo: { light_asymmetry: 12 } }, "The light comes from a different side."],
] satisfies [string, ObservationParts, string][])(
	"a scan in %s is never compared, and says why",
	(_, parts, why) => {
		const scans = timedScans([{ ...parts, readings: { "redness.nose": 15 } }, {}]);
		const series = seriesOf(scans, "redness.nose");
		expect(series.points[0]).toMatchObject({ comparable: false, differsIn: [why], value: 15 });
		expect(series).toMatchObject({ verdict: "too_early", detectable: null });
		expect(series.sentence).toContain("we hold back a verdict");
	},
);

test("an incomparable scan in between leaves the others to be compared", () => {
	const scans = timedScans([
		{ readings: { "redness.nose": 12 } },
		{ readings: { "redness.nose": 1 }, photo: { light_asymmetry: 12 } },
		{ readings: { "redness.nose": 2 } },
	]);
	expect(seriesOf(scans, "redness.nose").verdict).toBe("better");
});

test("lines are not compared between a smile and a resting face; redness is", () => {
	const smiling = { expression: { mouth_open: 0.02, smile: 0.9, eye_open: 0.3 } };
	const series = chartProgress(timedScans([{ photo: smiling }, {}]));
	const first = (id: MetricId) => series.find((one) => one.id === id)?.points[0];
	expect(first("wrinkles.forehead")?.differsIn).toEqual(["The face shows a different expression."]);
	expect(first("redness.nose")?.comparable).toBe(true);
});

test("a gap is a point without a value, and one reading is no series", () => {
	const scans = readingsOver("pores.nose", [6, null, 7]);
	expect(seriesOf(scans, "pores.nose").points.map(({ value }) => value)).toEqual([6, null, 7]);
	expect(chartProgress(readingsOver("pores.nose", [6, null])).map(({ id }) => id)).not.toContain(
		"pores.nose",
	);
	expect(chartProgress(timedScans([{}]))).toEqual([]);
	expect(chartProgress([])).toEqual([]);
});

test("two measured zones of which one only lately: the reference is the newest reading of each", () => {
	const scans = [
		makeObservation(),
		makeObservation(),
		makeObservation({ readings: { "redness.nose": null } }),
	];
	const timed = timedScans([{}, {}, {}]).map((scan, index) => ({
		...scan,
		observation: scans[index] ?? scan.observation,
	}));
	expect(seriesOf(timed, "redness.nose").verdict).toBe("no_change");
});
