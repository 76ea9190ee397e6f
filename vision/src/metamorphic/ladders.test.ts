import type { Concern } from "@dewlight/core/skin/concern.ts";
import type { MetricId } from "@dewlight/core/skin/observation.ts";
import { takeCases } from "@dewlight/core/testing/take-cases.ts";
import type { FaceOptions } from "@dewlight/sandbox/faces/index.ts";
import { describe, expect, test } from "vitest";
import { concernSeverity, metricValue, readFace } from "./testing/read-face.ts";

/** Light, middle and deep skin; women and men. */
const PEOPLE = [0, 1, 4] as const;

interface Ladder {
	name: string;
	metric: MetricId;
	concern: Concern;
	steps: readonly number[];
	insert: (step: number) => FaceOptions;
	/** Steps of the metric that count as equal: its photo noise. */
	slack: number;
}

const LADDERS: readonly Ladder[] = [
	{
		name: "red papules on a cheek",
		metric: "inflamed_spots.left_cheek",
		concern: "acne",
		steps: [0, 3, 9],
		insert: (count) => ({ papules: { left_cheek: { count, sizeMm: 4, contrast: 14 } } }),
		slack: 0,
	},
	{
		name: "dark marks on a cheek",
		metric: "dark_marks.right_cheek",
		concern: "dark_spots",
		steps: [0, 3, 7],
		insert: (count) => ({ darkMarks: { right_cheek: { count, sizeMm: 4.5, contrast: 14 } } }),
		slack: 0.05,
	},
	{
		name: "redness of both cheeks",
		metric: "redness.left_cheek",
		concern: "redness",
		steps: [0, 6, 14],
		insert: (rise) => ({ redness: { left_cheek: rise, right_cheek: rise } }),
		slack: 0.1,
	},
	{
		name: "forehead lines",
		metric: "wrinkles.forehead",
		concern: "lines",
		steps: [0, 0.3, 0.9],
		insert: (depth) => ({ lines: { forehead: depth } }),
		slack: 0.05,
	},
	{
		name: "shine of the forehead",
		metric: "shine.forehead",
		concern: "shine",
		steps: [0, 0.7, 1.6],
		insert: (oil) => ({ shine: { forehead: oil, nose: oil } }),
		slack: 0.2,
	},
	{
		name: "darkness under the eyes",
		metric: "under_eye_darkness.left_under_eye",
		concern: "under_eye",
		steps: [0, 5, 13],
		insert: (drop) => ({ underEye: { left: drop, right: drop } }),
		slack: 0.1,
	},
];

describe.each(LADDERS.map((ladder, first) => ({ ...ladder, first })))("$name", (ladder) => {
	const { metric, concern, steps, insert, slack, first } = ladder;
	const people = takeCases("people of a ladder", PEOPLE, 3, { area: "engine", first }).cases;
	test.each(people)("rise with what is drawn on person %i", async (person) => {
		const readings = await Promise.all(
			steps.map((step) => readFace({ person, ...(step > 0 && insert(step)) })),
		);
		const values = readings.map((reading) => metricValue(reading, metric));
		for (let i = 1; i < values.length; i++) {
			expect(values[i], `${metric} over ${steps.join(", ")}: ${values.join(", ")}`).toBeGreaterThanOrEqual(
				values[i - 1] - slack,
			);
		}
		expect(values[values.length - 1], values.join(", ")).toBeGreaterThan(values[0] + slack);
		const severities = readings.map((reading) => concernSeverity(reading, concern) ?? 0);
		expect(severities[severities.length - 1], severities.join(", ")).toBeGreaterThan(severities[0]);
	});
});
