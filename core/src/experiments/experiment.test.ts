import * as fc from "fast-check";
import { expect, test } from "vitest";
import { displayStep } from "../skin/metric-words.ts";
import { METRIC_NAMES } from "../skin/observation.ts";
import { NO_CHANGE } from "../skin/progress-copy.ts";
import type { TimedScan } from "../skin/progress-summary.ts";
import { makeObservation, type ObservationParts } from "../skin/testing/make-observation.ts";
import {
	BASELINE_SCANS,
	chooseBaseline,
	EXPERIMENT_STATES,
	type ExperimentRecord,
	experimentState,
	isActive,
	judgeExperiment,
	leastWeeks,
	verdictAt,
} from "./index.ts";

const DAY = 86_400_000;
const START = Date.parse("2026-03-01T09:00:00.000Z");
const day = (days: number) => new Date(START + days * DAY).toISOString();

function experiment(parts: Partial<ExperimentRecord> = {}): ExperimentRecord {
	return {
		product: "Azelaic gel",
		metric: "redness",
		weeks: 4,
		startedAt: day(0),
		changedAt: day(1),
		stoppedAt: null,
		...parts,
	};
}

function scanOn(days: number, parts: ObservationParts = {}): TimedScan {
	return { id: days + 1_000, at: day(days), observation: makeObservation(parts) };
}

const redness = (value: number): ObservationParts => ({ readings: { "redness.face": value } });
const spots = (value: number): ObservationParts => ({ readings: { "inflamed_spots.face": value } });
const BASELINE = [-10, -5, 0].map((days) => scanOn(days, redness(9)));

const anyRecord = fc.record({
	product: fc.constant("Azelaic gel"),
	metric: fc.constantFrom(...METRIC_NAMES),
	weeks: fc.integer({ min: 2, max: 26 }),
	startedAt: fc.constant(day(0)),
	changedAt: fc.option(fc.integer({ min: 0, max: 100 }).map(day), { nil: null }),
	stoppedAt: fc.option(fc.integer({ min: 0, max: 300 }).map(day), { nil: null }),
});
/** Changes and bands are told in the steps in which numbers are shown; each may have moved by half of one. */
const STEP = displayStep("redness") + 1e-9;
const anyScans = fc.array(
	fc.tuple(fc.integer({ min: -90, max: 300 }), fc.double({ min: 0, max: 20, noNaN: true })),
	{ maxLength: 12 },
);

test("time moves an experiment forward and never back", () => {
	fc.assert(
		fc.property(anyRecord, fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 2 }), (record, days) => {
			const states = days
				.toSorted((a, b) => a - b)
				.map((at) => EXPERIMENT_STATES.indexOf(experimentState(record, day(at))));
			expect(states).toEqual(states.toSorted((a, b) => a - b));
		}),
	);
});

test("at every moment of every experiment: no claim before the date, none without its band, always a sentence", () => {
	fc.assert(
		fc.property(anyRecord, anyScans, fc.integer({ min: 0, max: 400 }), (record, readings, at) => {
			const scans = readings.map(([days, value]) => scanOn(days, redness(value)));
			const now = day(at);
			const { verdict, change, band, sentence } = judgeExperiment(record, scans, now);
			const due = verdictAt(record);
			expect(sentence.length).toBeGreaterThan(10);
			if (verdict !== null) expect(sentence).toContain("Azelaic gel");
			if (due === null || now < due || record.stoppedAt !== null) {
				expect([null, "too_early"]).toContain(verdict);
				expect(change).toBeNull();
			}
			if (verdict === "too_early") expect(isActive(record, now)).toBe(true);
			if (verdict === "better" || verdict === "worse") {
				expect(Math.abs(change ?? 0)).toBeGreaterThan((band ?? Number.POSITIVE_INFINITY) - STEP);
				expect(Math.sign(change ?? 0)).toBe(verdict === "better" ? -1 : 1);
			}
			const withinBand = Math.abs(change ?? 99) <= (band ?? 0) + STEP;
			// What one photo alone reads as worse is no verdict, however far it lies.
			if (verdict === "no_change" && !withinBand) {
				expect(change).toBeGreaterThan(0);
				expect(sentence).toMatch(/^Not sure yet: /);
			}
		}),
		{ numRuns: 400 },
	);
});

test("the order of scans does not matter", () => {
	fc.assert(
		fc.property(anyScans, (readings) => {
			const unique = [...new Map(readings).entries()].map(([days, value]) => scanOn(days, redness(value)));
			const now = day(120);
			expect(judgeExperiment(experiment(), unique.toReversed(), now)).toEqual(
				judgeExperiment(experiment(), unique, now),
			);
		}),
	);
});

test("identical scans before and after claim nothing", () => {
	const after = [20, 25, 29].map((days) => scanOn(days, redness(9)));
	const judged = judgeExperiment(experiment(), [...BASELINE, ...after], day(30));
	expect(judged).toMatchObject({ verdict: "no_change", change: 0 });
	expect(judged.sentence).toContain(NO_CHANGE);
});

test("a drop beyond the noise is better, with its change and band", () => {
	const judged = judgeExperiment(experiment(), [...BASELINE, scanOn(29, redness(2))], day(30));
	expect(judged).toMatchObject({ verdict: "better", change: -7 });
	expect(judged.sentence).toMatch(/^Redness eased across the whole face\. This compares your skin/);
	expect(judged.numbers).toMatch(/^Redness points: 9\.0 before, 2\.0 now\. A difference under \d\.\d can/);
});

test("three scans after the change need a smaller change than one", () => {
	const one = judgeExperiment(experiment(), [...BASELINE, scanOn(29, redness(8))], day(30));
	const three = judgeExperiment(
		experiment(),
		[...BASELINE, ...[20, 25, 29].map((days) => scanOn(days, redness(8)))],
		day(30),
	);
	expect(three.band ?? 0).toBeLessThan(one.band ?? 0);
});

test("before the date it is too early, even with a clear drop", () => {
	const judged = judgeExperiment(experiment(), [...BASELINE, scanOn(20, redness(1))], day(28));
	expect(judged).toMatchObject({ verdict: "too_early", change: null });
	expect(judged.sentence).toContain("The verdict comes on March 30, 2026.");
});

test("photos that are not comparable get no verdict, and the reason", () => {
	const odd = scanOn(29, { ...redness(1), photo: { light_asymmetry: 12 } });
	const judged = judgeExperiment(experiment(), [...BASELINE, odd], day(30));
	expect(judged.verdict).toBeNull();
	expect(judged.sentence).toContain("not comparable: they differ in light direction");
});

test("without a scan the date asks for one, and four weeks later gives up", () => {
	const say = (days: number) => judgeExperiment(experiment(), BASELINE, day(days)).sentence;
	expect(say(30)).toContain("Take a scan in the same place and light as before by April 27, 2026");
	expect(say(60)).toContain("no scan to judge it with");
});

test("a scan from when the next product came into use tells of both, and changes nothing said before", () => {
	const scans = [...BASELINE, scanOn(29, redness(9))];
	const next = [33, 40, 50].map((days) => scanOn(days, redness(25)));
	const record = experiment({ nextChangedAt: day(32) });
	expect(judgeExperiment(record, [...scans, ...next], day(51))).toEqual(
		judgeExperiment(experiment(), scans, day(31)),
	);
});

test("a scan long after the date does not change the verdict", () => {
	const scans = [...BASELINE, scanOn(29, redness(9))];
	const late = [...scans, scanOn(90, redness(0))];
	expect(judgeExperiment(experiment(), late, day(91))).toEqual(judgeExperiment(experiment(), scans, day(91)));
});

test("the baseline is the newest three comparable scans of the eight weeks before, up to the change", () => {
	const scans = [
		scanOn(-57, redness(9)),
		scanOn(-50, redness(9)),
		scanOn(-20, { ...redness(9), photo: { light_asymmetry: 12 } }),
		scanOn(-10, redness(9)),
		scanOn(1, redness(9)),
		scanOn(2, redness(9)),
	];
	expect(chooseBaseline(experiment(), scans).map(({ at }) => at)).toEqual([day(-50), day(-10), day(1)]);
	const waiting = experiment({ changedAt: null });
	expect(chooseBaseline(waiting, scans.slice(0, 2)).map(({ at }) => at)).toEqual([day(-50)]);
	expect(judgeExperiment(waiting, scans.slice(0, 2), day(0)).sentence).toContain("two more scans");
	expect(judgeExperiment(waiting, scans, day(3)).sentence).toContain("The baseline is complete");
});

test("a scan on which the metric was not measurable does not count", () => {
	const blind = { readings: { "pores.nose": null } };
	expect(
		chooseBaseline(experiment({ metric: "pores" }), [scanOn(-3, blind), scanOn(-2), scanOn(-1, blind)]),
	).toHaveLength(1);
	expect(BASELINE_SCANS).toBe(3);
});

test("spots, marks and lines take their weeks; nothing is judged within two", () => {
	const least = Object.fromEntries(METRIC_NAMES.map((metric) => [metric, leastWeeks(metric)]));
	expect(least).toMatchObject({ inflamed_spots: 12, dark_marks: 8, evenness: 8, wrinkles: 12, texture: 12 });
	expect(least).toMatchObject({ redness: 2, shine: 2, pores: 2, under_eye_darkness: 2 });
});

test("zones read in every photo stand for the face; spots are added up", () => {
	const without = { readings: { "inflamed_spots.left_cheek": 8, "inflamed_spots.chin": null } };
	const before = [-10, -5, 0].map((days) => scanOn(days, { readings: { "inflamed_spots.left_cheek": 8 } }));
	const judged = judgeExperiment(
		experiment({ metric: "inflamed_spots", weeks: 12 }),
		[...before, scanOn(86, without)],
		day(86),
	);
	expect(judged).toMatchObject({ verdict: "no_change", change: 0 });
	expect(judged.numbers).toContain("Spots counted: 8 before, 8 now.");
	const whole = [-10, -5, 0].map((days) => scanOn(days, spots(20)));
	expect(
		judgeExperiment(
			experiment({ metric: "inflamed_spots", weeks: 12 }),
			[...whole, scanOn(86, spots(2))],
			day(86),
		).verdict,
	).toBe("better");
});

const USED = { done: 25, planned: 28, needsWeeks: 4 };
const over = (value: number, use: Parameters<typeof judgeExperiment>[3]) =>
	judgeExperiment(experiment(), [...BASELINE, scanOn(29, redness(value))], day(30), use);

test("what was used too little is not judged, whatever the photos show", () => {
	const rarely = { ...USED, done: 13 };
	for (const value of [2, 9, 25]) {
		const judged = over(value, rarely);
		expect(judged).toMatchObject({ verdict: null, change: null, numbers: null });
		expect(judged.sentence).toBe(
			"Nothing can be said yet about Azelaic gel. You checked it off on 13 of 28 days. That is too little to say anything of it.",
		);
		expect(judged.next).toContain("start again");
	}
	expect(over(2, { ...USED, done: 14 }).verdict).toBe("better");
});

test("no change in fewer weeks than the product takes says nothing, and a change beyond the noise stands", () => {
	const slow = { ...USED, needsWeeks: 12 };
	expect(over(9, slow)).toMatchObject({ verdict: null });
	expect(over(9, slow).sentence).toBe(
		"Nothing can be said yet about Azelaic gel: nothing changed in 4 weeks, and it needs about 12 before it can show anything.",
	);
	expect(over(2, slow).verdict).toBe("better");
	expect(over(9, USED).verdict).toBe("no_change");
	// What one photo alone shows as worse waits for the next one, however slow the product is.
	expect(over(25, slow).sentence).toMatch(/^Not sure yet/);
});

test("a verdict tells how often the product was used, or that nobody knows, and what to do next", () => {
	expect(over(2, USED).sentence).toMatch(/You checked it off on 25 of 28 days\.$/);
	expect(over(2, null).sentence).toMatch(/was not checked off, so nobody knows\.$/);
	const worse = judgeExperiment(
		experiment(),
		[...BASELINE, ...[20, 25, 29].map((days) => scanOn(days, redness(25)))],
		day(30),
		USED,
	);
	expect(worse.verdict).toBe("worse");
	const nexts = [over(2, USED), over(9, USED), over(25, USED), worse].map(({ next }) => next);
	expect(new Set(nexts).size).toBe(4);
	expect(nexts.every((next) => (next ?? "").length > 20)).toBe(true);
	expect(judgeExperiment(experiment(), BASELINE, day(10)).next).toBeNull();
});
