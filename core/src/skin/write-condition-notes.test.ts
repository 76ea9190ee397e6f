import { expect, test } from "vitest";
import { isClearOf } from "./clear-of.ts";
import { findConcerns } from "./find-concerns.ts";
import type { DetectionPower } from "./observation.ts";
import { findSensitivity, findSkinType } from "./skin-type.ts";
import {
	makeObservation,
	mapReadings,
	type ObservationParts,
	type Readings,
} from "./testing/make-observation.ts";
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

/** Nothing brown either: the usual calm face has traces of it. */
const UNMARKED: Readings = {
	...mapReadings((value, id) => (id.startsWith("dark_marks.") ? 0 : value)),
	"wrinkles.glabella": 0,
};

test("a calm face has no key concern and several good things said", () => {
	const notes = notesOf({ readings: UNMARKED });
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
	expect(overall_assessment).toBe(
		"One red spot shows on the chin. Nothing else in this photo is strong enough for us to name.",
	);
});

test("praise keeps clear of what people notice: one zone near the limit is enough for none", () => {
	const praised = (value: number) =>
		notesOf({ readings: { ...UNMARKED, "evenness.forehead": value } }).positive_observations.some((text) =>
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
		return isClearOf({ metrics }, "redness");
	};
	expect(calmOf(undefined)).toBe(true);
	expect(calmOf(2)).toBe(true);
	expect(calmOf(6)).toBe(false);
});

test("a face that may be red all over is told so, until redness is named plainly; deep tones have their own words", () => {
	const told = (overall: number, nose: number, ita_deg = 40) => {
		const calm = makeObservation({ readings: { "redness.face": 0.5, "redness.nose": nose }, ita_deg });
		const metrics = calm.metrics.map((metric) =>
			metric.id === "redness.face" && metric.measurable ? { ...metric, overall } : metric,
		);
		const observation = { ...calm, metrics };
		const findings = findConcerns(observation);
		const type = findSkinType(observation, findings);
		return writeConditionNotes(observation, findings, type, findSensitivity(findings)).overall_assessment;
	};
	const sentence =
		"The face may be redder as a whole than we say here, or the light warm: we mostly compare its places with each other.";
	expect(told(6, 1)).toContain(sentence);
	expect(told(3, 1)).not.toContain(sentence);
	expect(told(6, 30)).not.toContain(sentence);
	expect(told(6, 1, -30)).not.toContain(sentence);
});

test("lines are not called faint under a shining forehead, which hides them", () => {
	const isPraised = (shine: number) =>
		isClearOf(makeObservation({ readings: { ...UNMARKED, "shine.forehead": shine } }), "lines");
	expect(isPraised(2)).toBe(true);
	expect(isPraised(14)).toBe(false);
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

/** Notes of a calm face of which this photo showed, or may have shown, so many spots and marks. */
function notesBeside(found: { spots?: Partial<DetectionPower>; marks?: Partial<DetectionPower> }) {
	const seenOf = { inflamed_spots: found.spots, dark_marks: found.marks };
	const observation = makeObservation({
		readings: { ...UNMARKED, "inflamed_spots.face": 0, "dark_marks.face": 0 },
	});
	const metrics = observation.metrics.map((metric) => {
		if (!metric.measurable || !(metric.metric === "inflamed_spots" || metric.metric === "dark_marks"))
			return metric;
		const own = metric.zone === "face" || metric.zone === "chin" || metric.id === "dark_marks.left_cheek";
		const seen = { power: 0.9, limit: 6, doubtful: 0, expected: 0, ...(own && seenOf[metric.metric]) };
		return {
			...metric,
			value: metric.metric === "dark_marks" && seen.expected > 0 ? 0.1 : metric.value,
			seen,
		};
	});
	const told = { ...observation, metrics };
	const findings = findConcerns(told);
	return writeConditionNotes(told, findings, findSkinType(told, findings), findSensitivity(findings));
}

/** Everything that calls skin good. */
const GOOD =
	/looks calm|looks even|looks smooth|smooth-looking|Calm color|No broad differences in tone stood/;

test("many places too faint to count take the good words away, and are told", () => {
	const notes = notesBeside({ spots: { faint: 13 }, marks: { faint: 32 } });
	expect(notes.overall_assessment).toBe(
		"Nothing in this photo is strong enough for us to name. More places, the most on the chin, may be spots, marks, freckles or single hairs: too faint for us to count.",
	);
	expect(JSON.stringify(notes)).not.toMatch(GOOD);
	expect(JSON.stringify(notesBeside({}))).toMatch(/looks calm.+Calm color.+looks smooth.+looks even/);
});

test("marks too few to be a finding are told, and where there are any the tone is not called even", () => {
	const notes = notesBeside({ marks: { expected: 3.2 } });
	expect(notes.overall_assessment).toBe(
		"A few darker marks show on the left cheek. Nothing else in this photo is strong enough for us to name.",
	);
	expect(notes.tone_evenness_assessment).toBe(
		"We name no broad differences in tone here; redness, spots and marks are told apart from that.",
	);
	expect(notes.positive_observations.join(" ")).not.toMatch(/differences in tone/);
});

test("red skin is not called even, and next to red cheeks nothing is said of how light the eyes' skin is", () => {
	const { tone_evenness_assessment, positive_observations } = notesOf({
		readings: { ...UNMARKED, "redness.left_cheek": 8, "redness.right_cheek": 8 },
	});
	expect(tone_evenness_assessment).toContain("We name no broad differences");
	expect(positive_observations.join(" ")).not.toMatch(/under your eyes|differences in tone/);
});

test("a mark that is rather there than not is told, and no tone is called even beside it", () => {
	const found = { marks: { expected: 0.7 } };
	expect(notesBeside(found).overall_assessment).toContain("One darker mark shows on the left cheek.");
	expect(notesBeside(found).tone_evenness_assessment).not.toContain("looks even");
});

test("what hides a part of the face leaves the rest without praise", () => {
	const praise = (readings: Readings) => notesOf({ readings: { ...UNMARKED, ...readings } });
	const shown = praise({});
	const hidden = praise({ "texture.forehead": null, "redness.forehead": null });
	expect(shown.positive_observations.join(" ")).toMatch(/Calm color/);
	expect(hidden.positive_observations.join(" ")).not.toMatch(/Calm color|smooth/);
	expect(hidden.texture_assessment).not.toContain("looks smooth");
});

test("most of a face is called calm only where most of what was measured is clear of everything", () => {
	const shiny = { "shine.forehead": 60, "shine.nose": 60 };
	const most = "Most of what this photo shows looks calm.";
	expect(notesOf({ readings: { ...UNMARKED, ...shiny } }).overall_assessment).toContain(most);
	const unsure: Readings = {
		...UNMARKED,
		"evenness.face": 2.2,
		"texture.forehead": 0.92,
		"under_eye_darkness.left_under_eye": 2,
		"pores.nose": 14,
		"wrinkles.forehead": 1.9,
	};
	expect(notesOf({ readings: { ...unsure, ...shiny } }).overall_assessment).not.toContain(most);
});

test("how many there may be is told with how many show and with the share a photo like this finds", () => {
	const { key_concerns_identified, overall_assessment } = notesBeside({ marks: { expected: 8 } });
	expect(key_concerns_identified.map(({ description }) => description).join(" ")).toContain(
		"Several darker marks on the left cheek. At least 8 show, and about six of ten such marks are found on a photo like this: there may be 12 (8 to 17).",
	);
	expect(overall_assessment).toContain("several darker marks on the left cheek (1 of 5)");
});
