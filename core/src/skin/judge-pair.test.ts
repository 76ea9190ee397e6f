import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Explained, explainDifference, type PairNoise } from "./judge-pair.ts";
import { displayNumber, displayStep } from "./metric-words.ts";
import { READINGS_TOGETHER, type Reading, sessionSd } from "./noise-rule.ts";
import { METRIC_NAMES, type MetricName } from "./observation.ts";
import { numbersSentence } from "./progress-copy.ts";

const NOISE: PairNoise = { compared: 1, steadiness: 1, sameSitting: false };

function reading(metric: MetricName, value: number, sd = 0.1): Reading {
	return { value, sd, session: sessionSd(metric, "face", value) };
}

function explain(
	metric: MetricName,
	before: number,
	after: number,
	noise: Partial<PairNoise> = {},
): Explained {
	const sides = [[reading(metric, before)], [reading(metric, after)]] as const;
	const explained = explainDifference(metric, ...sides, { ...NOISE, ...noise });
	if (explained === null) throw new Error("Nothing was explained.");
	return explained;
}

const anyMetric = fc.constantFrom(...METRIC_NAMES);
const anyValue = fc.oneof(fc.double({ min: 0, max: 60, noNaN: true }), fc.integer({ min: 0, max: 20 }));
const anyNoise = fc.record({
	compared: fc.integer({ min: 1, max: 12 }),
	steadiness: fc.double({ min: 0.5, max: 3, noNaN: true }),
	sameSitting: fc.boolean(),
});

test("the numbers as they are shown never contradict the verdict, and the limit is never below what is shown", () => {
	fc.assert(
		fc.property(anyMetric, anyValue, anyValue, anyNoise, (metric, before, after, noise) => {
			const { previous, value, detectable, verdict, not_sure_yet } = explain(metric, before, after, noise);
			const [from, to, least] = [previous, value, detectable].map((one) =>
				Number(displayNumber(metric, one)),
			);
			const step = displayStep(metric);
			const steps = Math.round(Math.abs((to ?? 0) - (from ?? 0)) / step);
			const limit = Math.round((least ?? 0) / step);
			expect(limit).toBeGreaterThanOrEqual(1);
			expect(Number(displayNumber(metric, detectable))).toBe(detectable);
			if (verdict === "no_change" && !not_sure_yet) expect(steps).toBeLessThan(limit);
			else expect(steps).toBeGreaterThanOrEqual(limit);
		}),
		{ numRuns: 500 },
	);
});

test("told backwards, with a second photo that says so too, better becomes worse and the limit stays", () => {
	fc.assert(
		fc.property(anyMetric, anyValue, anyValue, (metric, a, b) => {
			const [forward, backward] = [
				explain(metric, a, b, { witness: reading(metric, b) }),
				explain(metric, b, a, { witness: reading(metric, a) }),
			];
			const mirrored = { better: "worse", worse: "better", no_change: "no_change" } as const;
			expect(backward).toMatchObject({
				verdict: mirrored[forward.verdict],
				detectable: forward.detectable,
			});
		}),
	);
});

test("one photo alone tells no setback: a second one has to read it too", () => {
	const alone = explain("redness", 1, 30);
	expect(alone).toMatchObject({ verdict: "no_change", not_sure_yet: true });
	expect(alone.detectable).toBeLessThan(29);
	const said = (value: number) => explain("redness", 1, 30, { witness: reading("redness", value) });
	expect(said(2)).toMatchObject({ verdict: "no_change", not_sure_yet: true });
	expect(said(28)).toMatchObject({ verdict: "worse", not_sure_yet: false });
	expect(explain("redness", 30, 1)).toMatchObject({ verdict: "better", not_sure_yet: false });
});

test("within one sitting nothing is claimed, however far the photos lie apart", () => {
	const within = explain("redness", 20, 1, { sameSitting: true });
	expect(within.verdict).toBe("no_change");
	expect(within.detectable).toBeGreaterThan(19);
});

test("a sentence with its numbers says what the photo alone can do", () => {
	expect(numbersSentence("inflamed_spots", explain("inflamed_spots", 10, 1))).toMatch(
		/^Spots counted: 10 before, 1 now\. A difference under \d can come from the photo alone\.$/,
	);
	expect(numbersSentence("inflamed_spots", explain("inflamed_spots", 1, 0))).toMatch(
		/^Spots counted: 1 before, 0 now\. That is too little to tell a change from the photo: it takes a difference of \d\.$/,
	);
});

test("marks of one zone that have gone are told from medians of three on, not from two photos", () => {
	const marks = (value: number): Reading => ({
		value,
		sd: 0.05,
		session: sessionSd("dark_marks", "left_cheek", value),
	});
	const told = (photos: number) => {
		const sides = [1.5, 0].map((value) => Array.from({ length: photos }, () => marks(value)));
		const [before = [], after = []] = sides;
		return explainDifference("dark_marks", before, after, { ...NOISE, compared: READINGS_TOGETHER })?.verdict;
	};
	expect(told(1)).toBe("no_change");
	expect(told(3)).toBe("better");
});
