import fc from "fast-check";
import { expect, test } from "vitest";
import type { CarePlan } from "../routine/care-plan.ts";
import type { Person } from "../routine/person.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { METRIC_NAMES, type MetricName } from "../skin/observation.ts";
import { makeObservation, mapReadings, type ObservationParts } from "../skin/testing/make-observation.ts";
import { takeCases, takeRuns } from "../testing/take-cases.ts";
import type { DecidedScan } from "./decide-scan.ts";
import { makeInput, NOBODY, OBSERVATIONS, runScan } from "./testing/fixture-scans.ts";

const FACES = Object.entries(OBSERVATIONS)
	.filter(([name]) => !name.endsWith("measurable"))
	.map(([, parts]) => parts);
/** Divides neither the people nor the metrics, so that each of them is met. */
const SAMPLED_NTH = 11;
const PEOPLE: Person[] = [
	NOBODY,
	{ goals: ["Even tone"], issues: ["Acne", "Wrinkles"], preferences: { sensitive_skin: false } },
	{ ...NOBODY, preferences: { age_band: "13-15", sensitive_skin: false } },
	{ ...NOBODY, preferences: { pregnancy: "pregnant", sensitive_skin: true } },
];

function scan(parts: ObservationParts, person: Person, previous: DecidedScan | null): DecidedScan {
	const observation = makeObservation(parts);
	return runScan(makeInput({ observation, person, previous: previous?.analysis_result ?? null }));
}

/** The same photo, but for metrics that it cannot show. */
function hide(parts: ObservationParts, metrics: readonly MetricName[]): ObservationParts {
	const hidden = Object.entries(mapReadings(() => null)).filter(([id]) =>
		metrics.some((metric) => id.startsWith(`${metric}.`)),
	);
	const readings = { ...parts.readings, ...Object.fromEntries(hidden) };
	return { ...parts, readings, reason: "the light comes from one side" };
}

/** What a plan asks for: everything but its words. */
function asks(plan: CarePlan) {
	return planSteps(plan).map(({ section, key, step }) => {
		const { step_id, actives, per_week, days, start_week, product } = step;
		return { place: `${section}.${key}`, step_id, actives, per_week, days, start_week, id: product?.id };
	});
}

function expectSamePlan(parts: ObservationParts, person: Person, metrics: readonly MetricName[]): void {
	const before = scan(parts, person, null);
	const again = scan(parts, person, before).analysis_result;
	const unread = scan(hide(parts, metrics), person, before);
	expect(asks(unread.analysis_result.care_plan), metrics.join()).toEqual(asks(again.care_plan));
	const later = scan(hide(parts, METRIC_NAMES), person, unread).analysis_result;
	expect(asks(later.care_plan), `${metrics.join()}, then nothing`).toEqual(asks(again.care_plan));
}

test("a photo that cannot show a concern adds, takes and changes no step, however many such photos follow", () => {
	const hidden = [...METRIC_NAMES.map((metric) => [metric]), METRIC_NAMES];
	const every = FACES.flatMap((parts) =>
		PEOPLE.flatMap((person) => hidden.map((metrics) => ({ parts, person, metrics }))),
	);
	const { cases } = takeCases("photos that cannot show a concern", every, SAMPLED_NTH);
	for (const { parts, person, metrics } of cases) expectSamePlan(parts, person, metrics);
});

test("any mix of unreadable metrics leaves the plan as it is", () => {
	const mix = fc.tuple(fc.constantFrom(...FACES), fc.constantFrom(...PEOPLE), fc.subarray([...METRIC_NAMES]));
	fc.assert(
		fc.property(mix, ([parts, person, metrics]) => expectSamePlan(parts, person, metrics)),
		{ numRuns: takeRuns("mixes of unreadable metrics", 60, 5), seed: 7 },
	);
});

test("a step that stands on an earlier photo says so, and the report itself says only what its photo shows", () => {
	const marks: ObservationParts = { readings: { "dark_marks.left_cheek": 4.4, "evenness.face": 3.3 } };
	const before = scan(marks, NOBODY, null);
	const { analysis_result } = scan(hide(marks, ["dark_marks", "evenness"]), NOBODY, before);
	const reasons = planSteps(analysis_result.care_plan).map(({ step }) => step.because);
	expect(reasons.join(" ")).toMatch(
		/Darker marks showed on .* in an earlier photo; this one could not show it/,
	);
	expect(analysis_result.findings.find(({ concern }) => concern === "dark_spots")?.severity).toBeNull();
	expect(analysis_result.carried?.map(({ concern }) => concern)).toEqual(["dark_spots", "uneven_tone"]);
});

test("skin whose shine cannot be read keeps the type it had", () => {
	const shiny = OBSERVATIONS["shiny T-zone"];
	if (!shiny) throw new Error("The shiny face is gone.");
	const before = scan(shiny, NOBODY, null);
	const { skin_type, condition_notes } = scan(hide(shiny, ["shine"]), NOBODY, before).analysis_result;
	expect(skin_type).toBe("Combination");
	expect(condition_notes.skin_type_basis).toMatch(
		/^Shine could not be read in this photo, so we keep to Combination as in your plan so far\./,
	);
});

test("a concern that can be read again decides anew", () => {
	const marks: ObservationParts = { readings: { "dark_marks.left_cheek": 4.4 } };
	const before = scan(hide(marks, ["dark_marks"]), NOBODY, scan(marks, NOBODY, null));
	const { carried, care_plan } = scan({}, NOBODY, before).analysis_result;
	expect(carried).toBeUndefined();
	expect(planSteps(care_plan).flatMap(({ step }) => step.actives)).not.toContain("tranexamic_acid");
});
