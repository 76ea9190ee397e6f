import { expect, test } from "vitest";
import { findConcerns } from "./find-concerns.ts";
import type { Zone } from "./observation.ts";
import { findSensitivity, findSkinType } from "./skin-type.ts";
import { makeObservation, mapReadings } from "./testing/make-observation.ts";
import { writeConditionNotes } from "./write-condition-notes.ts";

/** A face without a spot or a mark on which these zones are clearly lighter. */
function notesOf(paler: Zone[], evenness = 1.6) {
	const readings = {
		...mapReadings((value, id) => (id.startsWith("dark_marks.") ? 0 : value)),
		"wrinkles.glabella": 0,
		"evenness.face": evenness,
	};
	const calm = makeObservation({ readings });
	const metrics = calm.metrics.map((metric) =>
		metric.id === "evenness.face" && metric.measurable && paler.length > 0 ? { ...metric, paler } : metric,
	);
	const observation = { ...calm, metrics };
	const findings = findConcerns(observation);
	return writeConditionNotes(
		observation,
		findings,
		findSkinType(observation, findings),
		findSensitivity(findings),
	);
}

const EYES: Zone[] = ["left_under_eye", "right_under_eye"];

test("clearly lighter areas are told first, where they are and never why", () => {
	const { overall_assessment, tone_evenness_assessment } = notesOf(EYES);
	expect(overall_assessment).toBe(
		"Clearly lighter areas show in both under-eye areas. Nothing else in this photo is strong enough for us to name.",
	);
	expect(tone_evenness_assessment).toBe(
		"Clearly lighter areas with a border show in both under-eye areas. A photo cannot tell why: light makeup and the mark of sunglasses look the same. If one is new or grows, a doctor can look at it.",
	);
});

test("beside them no tone is praised or called a small difference, nor is skin under the eyes held against the cheeks", () => {
	const praise = (paler: Zone[]) => notesOf(paler).positive_observations.join(" ");
	expect(praise([])).toContain("No broad differences in tone");
	expect(praise([])).toContain("hardly darker than your cheeks");
	expect(praise(EYES)).not.toMatch(/tone|under your eyes/);
	expect(notesOf(EYES, 2.1).tone_evenness_assessment).not.toContain("Small differences");
	expect(notesOf(EYES, 3.2).tone_evenness_assessment).toMatch(/^Clearly lighter .* Your tone varies visibly/);
});
