import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findConcerns } from "./find-concerns.ts";
import type { EarlierScan } from "./judge-pair.ts";
import { type Observation, storeObservation } from "./observation.ts";
import { NO_CHANGE, SAME_SITTING } from "./progress-copy.ts";
import { summarizeProgress } from "./summarize-progress.ts";
import { arbitraryObservation } from "./testing/arbitrary-observation.ts";
import { makeObservation, type ObservationParts, type Readings } from "./testing/make-observation.ts";

const RED: Readings = { "redness.left_cheek": 9, "redness.right_cheek": 8.4 };

function scan(observation: Observation, created_at: string | null = null): EarlierScan {
	return { observation: storeObservation(observation), findings: findConcerns(observation), created_at };
}

function compare(current: ObservationParts, earlier: ObservationParts[], now: string | null = null) {
	const observation = makeObservation(current);
	return summarizeProgress(
		{ observation, findings: findConcerns(observation) },
		earlier.map((parts) => scan(makeObservation(parts))),
		now,
	);
}

test("the first scan says that it is the baseline and claims nothing", () => {
	const summary = compare({}, []);
	expect(summary.basis).toBe("baseline");
	expect(summary.overall_assessment).toContain("baseline");
	expect(summary).toMatchObject({ improvements: [], regressions: [], action_items: [], changes: [] });
});

test("the same photo twice is no change", () => {
	fc.assert(
		fc.property(arbitraryObservation(), (observation) => {
			const findings = findConcerns(observation);
			const summary = summarizeProgress({ observation, findings }, [scan(observation)], null);
			expect(summary.improvements).toEqual([]);
			expect(summary.regressions).toEqual([]);
			expect(summary.basis).toBe("compared");
			expect(summary.overall_assessment).toContain(NO_CHANGE);
		}),
	);
});

test("a drop beyond the noise is an improvement with its zones", () => {
	const summary = compare({}, [{ readings: RED }]);
	expect(summary.improvements).toEqual(["Redness eased on both cheeks, most on the left cheek."]);
	expect(summary.regressions).toEqual([]);
	expect(summary.overall_assessment).toContain("1 clear improvement and no clear setback");
});

test("a rise beyond the noise is not sure while one photo shows it, and a regression when the next one does", () => {
	const once = compare({ readings: RED }, [{}]);
	expect(once.regressions).toEqual([]);
	expect(once.not_sure_yet).toEqual([
		"Not sure yet: redness rose on both cheeks, most on the left cheek, but only in this photo. The next one decides.",
	]);
	expect(once.overall_assessment).toContain("No clear change yet");
	const summary = compare({ readings: RED }, [{ readings: RED }, {}]);
	expect(summary.regressions).toHaveLength(1);
	expect(summary.improvements).toEqual([]);
	expect(summary.not_sure_yet).toEqual([]);
	expect(
		summary.changes.filter((change) => change.verdict === "worse").map((change) => change.metric_id),
	).toEqual(["redness.left_cheek", "redness.right_cheek"]);
});

test("a difference within the noise is no change, whatever the severity steps say", () => {
	const summary = compare({ readings: { "redness.left_cheek": 3.1 } }, [
		{ readings: { "redness.left_cheek": 1.8 } },
	]);
	expect(summary.overall_assessment).toContain(NO_CHANGE);
	expect(summary).toMatchObject({ improvements: [], regressions: [] });
});

test("a noisier photo needs a larger change", () => {
	const detectable = (sd_share: number) =>
		compare({ readings: RED, sd_share }, [{ sd_share }]).changes.find(
			(c) => c.metric_id === "redness.left_cheek",
		)?.detectable ?? 0;
	expect(detectable(0.3)).toBeGreaterThan(detectable(0.05));
});

test.each([
	["head angle", { photo: { pose_deg: { yaw: 14, pitch: 5, roll: 0 } } }],
	["light direction", { photo: { light_asymmetry: 9 } }],
	["sharpness", { photo: { reblur: 0.75 } }],
	["color of the light", { photo: { colour_cast: 0.5 } }],
	["brightness", { photo: { clip_high: 0.05 } }],
	["distance", { photo: { px_per_mm: 3 } }],
	["measuring method", { version: "2" }],
] satisfies [string, ObservationParts][])("no verdict when photos differ in %s", (words, parts) => {
	const summary = compare({ ...parts, readings: RED }, [{}]);
	expect(summary.basis).toBe("not_comparable");
	expect(summary.overall_assessment).toContain(words);
	expect(summary.not_comparable_because).toHaveLength(1);
	expect(summary.action_items).toHaveLength(1);
	expect(summary).toMatchObject({ improvements: [], regressions: [], changes: [] });
});

test("the most recent comparable scan is used when the latest is not comparable", () => {
	const summary = compare({}, [{ photo: { light_asymmetry: 12 } }, { readings: RED }]);
	expect(summary.basis).toBe("compared");
	expect(summary.improvements).toHaveLength(1);
});

test("lines are left out when the expression differs", () => {
	const lines: Readings = { "wrinkles.forehead": 40 };
	const smiling = { expression: { mouth_open: 0.02, smile: 0.62, eye_open: 0.3 } };
	expect(compare({ readings: lines }, [{}]).not_sure_yet).toHaveLength(1);
	expect(compare({ readings: lines, photo: smiling }, [{}]).not_sure_yet).toEqual([]);
});

test("a zone that only one photo could measure is not compared", () => {
	const summary = compare({ readings: { "redness.nose": null } }, [{}]);
	expect(summary.changes.some((change) => change.metric_id === "redness.nose")).toBe(false);
});

test("six comparable scans set the last three against the first three", () => {
	const noisy = [5.2, 5, 5.4, 11.8, 12.2, 12].map(
		(value): ObservationParts => ({ readings: { "redness.nose": value } }),
	);
	const summary = compare(noisy[0], noisy.slice(1));
	const nose = summary.changes.find((change) => change.metric_id === "redness.nose");
	expect(nose).toMatchObject({ previous: 12, value: 5.2, verdict: "better" });
	expect(summary.overall_assessment).toContain("last three comparable scans");
	const pair = compare(noisy[0], noisy.slice(4, 5)).changes.find(
		(change) => change.metric_id === "redness.nose",
	);
	expect(nose?.detectable).toBeLessThan(pair?.detectable ?? 0);
});

test("the three scans compared with are named by the day they begin, never called the first of all", () => {
	const parts: ObservationParts = { readings: { "redness.nose": 5 } };
	const observation = makeObservation(parts);
	const days = ["2026-10-25", "2026-10-18", "2026-10-11", "2026-10-04", "2026-09-27"];
	const { overall_assessment: text } = summarizeProgress(
		{ observation, findings: findConcerns(observation) },
		days.map((day) => scan(makeObservation(parts), `${day}T08:00:00.000Z`)),
		"2026-11-01T08:00:00.000Z",
	);
	expect(text).toContain("against that of the three from September 27, 2026 on.");
	expect(text).not.toContain("first");
});

test("one outlier among six scans claims nothing", () => {
	const values = [5, 5, 5, 5, 5, 24].map(
		(value): ObservationParts => ({ readings: { "redness.nose": value } }),
	);
	expect(compare(values[0], values.slice(1)).improvements).toEqual([]);
});

test("dates are named and a routine is not judged too early", () => {
	const spotty = makeObservation({ readings: { "inflamed_spots.left_cheek": 8 } });
	const earlier = scan(spotty, "2026-03-03T08:00:00.000Z");
	const current = { observation: spotty, findings: findConcerns(spotty) };
	const soon = summarizeProgress(current, [earlier], "2026-03-24T08:00:00.000Z");
	expect(soon.overall_assessment).toContain("Compared with your scan of March 3, 2026.");
	expect(soon.overall_assessment).toContain(
		"It is too early to judge a routine: give acne-like spots 12 weeks.",
	);
	const look = summarizeProgress(current, [earlier], "2026-05-05T08:00:00.000Z");
	expect(look.overall_assessment).toContain(
		"This is a first look and no verdict on a routine: give acne-like spots 12 weeks.",
	);
	const paced = { ...earlier, treatments: [{ step_id: "x", concerns: ["acne"] as const, settled_week: 9 }] };
	expect(summarizeProgress(current, [paced], "2026-06-30T08:00:00.000Z").overall_assessment).toContain(
		"The weeks count from the day a treatment has reached its full pace.",
	);
	const late = summarizeProgress(current, [earlier], "2026-06-30T08:00:00.000Z");
	expect(late.overall_assessment).not.toContain("too early");
	expect(summarizeProgress(current, [earlier], null).overall_assessment).not.toContain("too early");
});

test("two random photos of the same true skin rarely give a claim", () => {
	// Readings drawn with the session noise the rule assumes: at most 5 % of metrics may claim a change.
	const shift = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 });
	fc.assert(
		fc.property(shift, (shifts) => {
			const zones = ["forehead", "nose", "left_cheek", "right_cheek", "chin"] as const;
			const readings = Object.fromEntries(zones.map((zone, i) => [`redness.${zone}`, 3 + 1.2 * shifts[i]]));
			expect(compare({ readings }, [{ readings: { ...readings, "redness.nose": 3 } }]).regressions).toEqual(
				[],
			);
		}),
	);
});

test("the face and one zone moving together are told once", () => {
	const spots: Readings = { "inflamed_spots.left_cheek": 12, "inflamed_spots.face": 12 };
	const calm: ObservationParts = { readings: { "inflamed_spots.face": 0 } };
	const summary = compare({ readings: spots }, [{ readings: spots }, calm]);
	expect(summary.regressions).toHaveLength(1);
	expect(summary.regressions[0]).toMatch(/^More acne-like spots on the left cheek\.$/);
});

test("a photo minutes after another is compared with an earlier day, and claims nothing where there is none", () => {
	const at = "2026-03-20T09:10:00.000Z";
	const minutesAgo = scan(makeObservation({ readings: RED }), "2026-03-20T09:00:00.000Z");
	const weekAgo = scan(makeObservation({ readings: RED }), "2026-03-13T09:00:00.000Z");
	const observation = makeObservation();
	const current = { observation, findings: findConcerns(observation) };
	const alone = summarizeProgress(current, [minutesAgo], at);
	expect(alone.overall_assessment).toBe(`${SAME_SITTING} Compared with your scan of March 20, 2026.`);
	expect(alone).toMatchObject({ basis: "compared", improvements: [], regressions: [] });
	expect(alone.changes.every(({ verdict }) => verdict === "no_change")).toBe(true);
	const summary = summarizeProgress(current, [minutesAgo, weekAgo], at);
	expect(summary.overall_assessment).toContain("Compared with your scan of March 13, 2026.");
	expect(summary.improvements).toHaveLength(1);
});
