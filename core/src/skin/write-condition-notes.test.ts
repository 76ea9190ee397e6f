import { expect, test } from "vitest";
import { isClearlyBelow } from "./clearly-below.ts";
import { findConcerns } from "./find-concerns.ts";
import { findSensitivity } from "./find-sensitivity.ts";
import { findSkinType } from "./find-skin-type.ts";
import type { DetectionPower } from "./observation.ts";
import { makeObservation, mapReadings, type ObservationParts } from "./testing/make-observation.ts";
import { writeConditionNotes } from "./write-condition-notes.ts";

function notesOf(parts: ObservationParts) {
	const observation = makeObservation(parts);
	const findings = findConcerns(observation);
	return writeConditionNotes(
		observation,
		findings,
		findSkinType(observation, findings),
		findSensitivity(findings),
	);
}

test("a calm face has no key concern and several good things said", () => {
	const notes = notesOf({});
	expect(notes.key_concerns_identified).toEqual([]);
	expect(notes.positive_observations).toHaveLength(4);
	expect(notes.overall_assessment).toBe("Nothing stands out: everything this photo could show looks calm.");
	expect(notes.not_measured).toEqual([]);
});

test("key concerns come most severe first, each with place, ids and its number apart", () => {
	const notes = notesOf({
		readings: {
			"redness.left_cheek": 9.1,
			"redness.nose": 16.2,
			"inflamed_spots.chin": 9,
			"under_eye_darkness.left_under_eye": 21.4,
			"under_eye_darkness.right_under_eye": 20.9,
		},
	});
	expect(
		notes.key_concerns_identified.map((concern) => [concern.concern_name, concern.severity_score]),
	).toEqual([
		["Under-eye darkness", 4],
		["Redness", 2.5],
		["Acne-like spots", 2],
	]);
	const [underEye, redness] = notes.key_concerns_identified;
	expect(underEye.location_observed).toBe("Both under-eye areas");
	expect(redness.location_observed).toBe("Nose and left cheek");
	expect(redness.measured).toContain("16.2 redness points");
	expect(redness.description).not.toMatch(/\d/);
	expect(redness.metric_ids).toContain("redness.left_cheek");
	expect(notes.overall_assessment).toContain("(4 of 5)");
});

test("what the picture rings is told, also where it is too little for a concern", () => {
	const { overall_assessment } = notesOf({ readings: { "inflamed_spots.chin": 1 } });
	expect(overall_assessment).toBe("One red spot shows on the chin. Nothing else stands out in this photo.");
});

test("praise keeps clear of what people notice: one zone near the limit is enough for none", () => {
	const praised = (value: number) =>
		notesOf({ readings: { "evenness.forehead": value } }).positive_observations.some((text) =>
			text.startsWith("No broad differences in tone"),
		);
	expect(praised(1.5)).toBe(true);
	expect(praised(2.25)).toBe(false);
	expect(praised(2.6)).toBe(false);
});

test("left and right are merged into both", () => {
	const [redness] = notesOf({
		readings: { "redness.left_cheek": 7, "redness.right_cheek": 7 },
	}).key_concerns_identified;
	expect(redness.location_observed).toBe("Both cheeks");
});

test("positive observations only speak of severities up to a half", () => {
	const notes = notesOf({ readings: mapReadings((value, id) => (id.startsWith("redness.") ? 14 : value)) });
	expect(notes.positive_observations.join(" ")).not.toContain("Calm color");
});

test("an even color is not called calm where the whole face may be flushed", () => {
	const calmOf = (overall: number | undefined) => {
		const observation = makeObservation({ readings: { "redness.face": 0.5 } });
		const metrics = observation.metrics.map((metric) =>
			metric.id === "redness.face" && metric.measurable ? { ...metric, overall } : metric,
		);
		return isClearlyBelow({ metrics }, "redness");
	};
	expect(calmOf(undefined)).toBe(true);
	expect(calmOf(2)).toBe(true);
	expect(calmOf(6)).toBe(false);
});

test("a face where everything stands out gets no invented praise", () => {
	const severe = notesOf({ readings: mapReadings((value) => value * 200 + 60) });
	expect(severe.positive_observations).toEqual([]);
	expect(severe.key_concerns_identified.length).toBeGreaterThan(6);
});

test("what could not be measured is listed with its reason and never called fine", () => {
	const notes = notesOf({
		readings: { "pores.nose": null },
		reason: "4.1 pixels per millimeter; pores need 7",
	});
	expect(notes.not_measured).toEqual([
		{
			concern: "pores",
			concern_name: "Visible pores",
			reason: "4.1 pixels per millimeter; pores need 7",
			metric_ids: ["pores.nose"],
		},
	]);
	expect(notes.positive_observations.join(" ")).not.toMatch(/pores/i);
	expect(notes.overall_assessment).toContain("could not show it: visible pores");
});

test("a photo that shows nothing says so in every part", () => {
	const notes = notesOf({ readings: mapReadings(() => null) });
	expect(notes.overall_assessment).toContain("did not show enough");
	expect(notes.texture_assessment).toContain("not readable");
	expect(notes.tone_evenness_assessment).toContain("does not let us judge");
	expect(notes.hydration_level_assessment).toContain("cannot measure hydration");
	expect(notes.not_measured).toHaveLength(10);
});

test("hydration is always an appearance statement with a question", () => {
	for (const parts of [
		{},
		{ readings: mapReadings((value, id) => (id.startsWith("texture.") ? 4 : value)) },
	]) {
		const text = notesOf(parts).hydration_level_assessment;
		expect(text).toContain("cannot measure hydration");
		expect(text).toContain("?");
	}
});

test("on deep skin tones calm redness is never claimed and the person is asked", () => {
	const notes = notesOf({ ita_deg: -35 });
	expect(JSON.stringify(notes)).not.toMatch(/calm color|no redness|no area reads redder/i);
	expect(notes.tone_evenness_assessment).toContain("warm, sting, or look darker or purplish?");
	const [redness] = notesOf({ ita_deg: -35, readings: { "redness.nose": 20 } }).key_concerns_identified;
	expect(redness.description).toContain("purplish");
	expect(redness.description).toContain("not very sure");
});

test("no spots are praised only where spots would have shown", () => {
	const readings = mapReadings((value, id) =>
		/spots|marks/.test(id) ? 0 : id === "evenness.face" ? 4 : 40 * value,
	);
	const praiseWith = (seen: DetectionPower) => {
		const observation = makeObservation({ readings });
		const metrics = observation.metrics.map((metric) =>
			metric.measurable && /spots|marks/.test(metric.metric) ? { ...metric, seen } : metric,
		);
		const findings = findConcerns({ ...observation, metrics });
		const told = { ...observation, metrics };
		return writeConditionNotes(told, findings, findSkinType(told, findings), findSensitivity(findings))
			.positive_observations;
	};
	const shown = { power: 0.9, limit: 6, doubtful: 0 };
	expect(praiseWith(shown)).toHaveLength(2);
	expect(praiseWith({ ...shown, power: 0.5 })).toEqual([]);
	expect(praiseWith({ ...shown, doubtful: 4 })).toEqual([]);
});
