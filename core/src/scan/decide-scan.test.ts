import { expect, test } from "vitest";
import { isTreatment } from "../knowledge/actives.ts";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { flagsOfRules } from "../skin/red-flags/red-flag-rules.ts";
import { makeObservation } from "../skin/testing/make-observation.ts";
import { STAGES } from "./stages.ts";
import { fixtureScans, makeInput, runScan } from "./testing/fixture-scans.ts";

test("the seven stages come in order and carry what the result holds", () => {
	const { events, analysis_result, product_needs } = runScan(makeInput());
	expect(events.map((event) => event.stage)).toEqual([...STAGES]);
	expect(events.map((event) => event.payload)).toEqual([
		{ status: "pass", reason: null },
		analysis_result.skin_type,
		analysis_result.skin_sensitivity,
		analysis_result.condition_notes,
		analysis_result.care_plan,
		analysis_result.progress_summary,
		product_needs,
	]);
});

test("a warning travels with its reason and a failed photo is never decided", () => {
	const reason = "The light comes from one side. Face a window and try again.";
	const warned = runScan(makeInput({ photo_quality: { status: "warn", reason } }));
	expect(warned.events[0].payload).toEqual({ status: "warn", reason });
	expect(() => runScan(makeInput({ photo_quality: { status: "fail", reason } }))).toThrow(RangeError);
});

test("a note of open or infected skin names no product anywhere", () => {
	const note_flags = flagsOfRules(new Set(["red-flag.one-sided-blisters"]));
	const { analysis_result, product_needs } = runScan(makeInput({ note: "look at this", note_flags }));
	expect(analysis_result.red_flags[0]?.level).toBe("same_day");
	expect(product_needs).toEqual({});
	const steps = planSteps(analysis_result.care_plan);
	expect(steps.length).toBeGreaterThan(0);
	expect(steps.every((placed) => placed.step.product === null)).toBe(true);
	expect(analysis_result.condition_notes.overall_assessment).toContain(analysis_result.red_flags[0]?.advice);
});

test.each([
	["book_dermatologist", "red-flag.changing-mole"],
	["book_dermatologist", "red-flag.hormones"],
	["same_day", "red-flag.doctor-today"],
] as const)(
	"a note of level %s (%s) names no product, tells gentle kinds and lets treatments wait",
	(level, rule) => {
		const observation = makeObservation({ readings: { "inflamed_spots.left_cheek": 9 } });
		const note_flags = flagsOfRules(new Set([rule]));
		const input = makeInput({ note: "look at this", note_flags, observation, catalogue: STARTER_CATALOGUE });
		const { analysis_result, product_needs } = runScan(input);
		expect(analysis_result.red_flags[0]?.level).toBe(level);
		expect(product_needs).toEqual({});
		for (const { step } of planSteps(analysis_result.care_plan)) {
			expect(step.product).toBeNull();
			expect(step.look_for).toBeTruthy();
			if (step.actives.some(isTreatment)) expect(step.instruction).toMatch(/^Only after a doctor has looked/);
		}
		expect(analysis_result.condition_notes.overall_assessment).toContain(
			analysis_result.red_flags[0]?.advice,
		);
	},
);

test("a possible crisis is helped first, and a plan that only protects stays, with no product named", () => {
	const observation = makeObservation({ readings: { "inflamed_spots.left_cheek": 9 } });
	const note_flags = flagsOfRules(new Set(["red-flag.crisis"]));
	const input = makeInput({ note: "look at this", note_flags, observation });
	const { analysis_result, product_needs } = runScan(input);
	expect(analysis_result.condition_notes.overall_assessment).toMatch(/^You deserve help right now/);
	expect(analysis_result.care_plan.notes?.[0]?.rule_id).toBe("rule.help_beside_plan");
	const steps = planSteps(analysis_result.care_plan);
	expect(steps.length).toBeGreaterThan(0);
	expect(steps.filter(({ step }) => step.actives.some(isTreatment))).toEqual([]);
	expect(product_needs).toEqual({});
});

test("an emergency gets help instead of a plan, and the way back", () => {
	const note_flags = flagsOfRules(new Set(["red-flag.airway-swelling"]));
	const { analysis_result, product_needs } = runScan(makeInput({ note: "look at this", note_flags }));
	expect(product_needs).toEqual({});
	expect(planSteps(analysis_result.care_plan)).toEqual([]);
	expect(analysis_result.care_plan.notes?.map(({ rule_id }) => rule_id)).toEqual(["rule.help_first"]);
	expect(analysis_result.condition_notes.overall_assessment).toContain(analysis_result.red_flags[0]?.advice);
});

test("a note that asks for care keeps its products and is answered first", () => {
	const { analysis_result, product_needs } = runScan(
		makeInput({ note: "I hate my face", note_flags: flagsOfRules(new Set(["red-flag.distress"])) }),
	);
	expect(analysis_result.red_flags.map((flag) => flag.level)).toEqual(["care"]);
	expect(Object.keys(product_needs).length).toBeGreaterThan(0);
	expect(analysis_result.condition_notes.overall_assessment).toMatch(/^That sounds hard/);
});

test("what to watch for comes last, changes no step and holds no product back", () => {
	const perhaps = runScan(
		makeInput({ note: "a bit puffy today", note_flags: flagsOfRules(new Set(["red-flag.watch-emergency"])) }),
	);
	const plain = runScan(makeInput({ note: "a bit puffy today" }));
	expect(perhaps.analysis_result.condition_notes.overall_assessment).toMatch(/local emergency number\.$/);
	expect(perhaps.analysis_result.care_plan).toEqual(plain.analysis_result.care_plan);
	expect(perhaps.product_needs).toEqual(plain.product_needs);
});

test("distress that is told changes no step", () => {
	const told = runScan(makeInput({ note_flags: flagsOfRules(new Set(["red-flag.distress"])) }));
	expect(told.analysis_result.care_plan).toEqual(runScan(makeInput()).analysis_result.care_plan);
});

test("severe findings send to a dermatologist", () => {
	const observation = makeObservation({ readings: { "inflamed_spots.left_cheek": 30 } });
	const { analysis_result } = runScan(makeInput({ observation }));
	expect(analysis_result.red_flags.map((flag) => flag.rule_id)).toEqual(["red-flag.finding-acne"]);
});

test("wishes change no finding", () => {
	const person = { goals: ["Even tone"], issues: ["Acne", "Redness"], preferences: {} };
	const wishful = runScan(makeInput({ person })).analysis_result;
	const plain = runScan(makeInput()).analysis_result;
	expect(wishful.findings).toEqual(plain.findings);
	expect(wishful.condition_notes).toEqual(plain.condition_notes);
});

test("the same input gives the same scan", () => {
	for (const { name, input } of fixtureScans().slice(0, 60)) {
		expect(runScan(structuredClone(input)), name).toEqual(runScan(input));
	}
});

test("what the note tells about the person decides before the plan, until it is denied", () => {
	const input = makeInput({ note: "I'm 14 weeks pregnant and my forehead lines bother me" });
	const { understood = [], care_plan } = runScan(input).analysis_result;
	expect(understood).toEqual([
		expect.objectContaining({ id: "pregnant", words: "you are pregnant", lasting: true, state: "read" }),
	]);
	expect(care_plan.notes?.map(({ rule_id }) => rule_id)).toContain("person.pregnancy");
	const denied = understood.map((one) => ({ ...one, state: "denied" as const }));
	const again = runScan({ ...input, understood: denied }).analysis_result;
	expect(again.understood).toEqual(denied);
	expect(again.care_plan.notes?.map(({ rule_id }) => rule_id)).not.toContain("person.pregnancy");
});
