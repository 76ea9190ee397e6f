import { expect, test } from "vitest";
import { chartProgress, orderSeries } from "./chart-progress.ts";
import { findConcerns } from "./find-concerns.ts";
import { makeObservation } from "./testing/make-observation.ts";
import { timedScans } from "./testing/timed-scans.ts";

const spotty = { readings: { "inflamed_spots.left_cheek": 30 } };
const series = chartProgress(timedScans([{ readings: { "redness.chin": 14 } }, {}]));
const leaders = (issues: string[], goals: string[] = []) => [
	...new Set(
		orderSeries(series, { issues, goals, findings: findConcerns(makeObservation(spotty)), minor: false }).map(
			({ concern }) => concern,
		),
	),
];

test("what the person named comes first, issues before goals, then what was found", () => {
	expect(leaders(["Wrinkles", "Redness"], ["Even tone"]).slice(0, 5)).toEqual([
		"lines",
		"redness",
		"dark_spots",
		"uneven_tone",
		"acne",
	]);
	expect(leaders([])[0]).toBe("acne");
});

test("a dry look is followed by texture", () => {
	expect(leaders(["Dryness"])[0]).toBe("texture");
});

test("within a concern a change comes before the rest, and nothing is lost", () => {
	const ordered = orderSeries(series, {
		issues: ["redness"],
		goals: ["unheard of"],
		findings: [],
		minor: false,
	});
	expect(ordered[0]?.id).toBe("redness.chin");
	expect(ordered).toHaveLength(series.length);
});

test("nobody under 18 is shown a chart of lines", () => {
	const ordered = orderSeries(series, { issues: ["Wrinkles"], goals: [], findings: [], minor: true });
	expect(ordered.map(({ concern }) => concern)).not.toContain("lines");
	expect(ordered.length).toBeGreaterThan(5);
});
