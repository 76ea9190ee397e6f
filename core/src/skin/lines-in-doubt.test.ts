import { expect, test } from "vitest";
import { findConcerns } from "./find-concerns.ts";
import type { Observation } from "./observation.ts";
import { LINES_IN_DOUBT } from "./readings.ts";
import { makeObservation } from "./testing/make-observation.ts";
import { textureNote } from "./write-condition-notes.ts";

function inDoubt(observation: Observation, id: string): Observation {
	const metrics = observation.metrics.map((metric) =>
		metric.id === id
			? {
					...metric,
					measurable: false as const,
					value: null,
					sd: null,
					reason: LINES_IN_DOUBT,
					confidence: 0,
				}
			: metric,
	);
	return { ...observation, metrics };
}

test("where hair and lines look the same, the report says that it is not sure and finds no lines", () => {
	const observation = inDoubt(
		makeObservation({ readings: { "wrinkles.forehead": 14 } }),
		"wrinkles.forehead",
	);
	const findings = findConcerns(observation);
	expect(findings.find(({ concern }) => concern === "lines")?.severity ?? 0).toBe(0);
	expect(textureNote({ observation, findings })).toContain(
		"Something on the forehead may be lines, or hair, bumps or shade: we are not sure.",
	);
});
