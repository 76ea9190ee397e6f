import { expect, test } from "vitest";
import { TOLERATED_IN_BASICS } from "../knowledge/person-rules.ts";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { productFacts } from "../products/facts/product-facts.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import { toldChanges } from "../routine/describe-changes.ts";
import { factsFromAnswers } from "../routine/facts-from-answers.ts";
import type { Person, PlanRequest, Preferences } from "../routine/person.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { brokenPromises, suits } from "../routine/testing/broken-promises.ts";
import { everyPlannedPerson } from "../routine/testing/every-person.ts";
import { type StoredObservation, storeObservation } from "../skin/observation.ts";
import { flagsOfRules } from "../skin/red-flags/red-flag-rules.ts";
import { makeObservation } from "../skin/testing/make-observation.ts";
import { type RebuildInput, rebuildPlan } from "./decide-scan.ts";
import { explainChanges } from "./explain-changes.ts";
import { makeInput, NOBODY, OBSERVATIONS, runScan } from "./testing/fixture-scans.ts";

const AT = "2026-11-02T10:00:00.000Z";
const FACES = Object.values(OBSERVATIONS).map((parts) => storeObservation(makeObservation(parts)));
const SPOTTED = storeObservation(
	makeObservation({ readings: { "inflamed_spots.left_cheek": 9, "wrinkles.forehead": 0.8 } }),
);
const BY_ID = new Map(STARTER_CATALOGUE.map((product) => [product.id, product]));

const answering = (preferences: Preferences, parts: Partial<Person> = {}): Person => ({
	...NOBODY,
	preferences,
	...parts,
});

/** A finished scan of somebody, asked again for somebody else. */
function input(observation: StoredObservation, before: Person, person: Person): RebuildInput {
	const scan = runScan(makeInput({ observation, person: before, catalogue: STARTER_CATALOGUE }));
	return {
		report: scan.analysis_result,
		product_needs: scan.product_needs,
		observation,
		note: null,
		before,
		person,
		previous: null,
		catalogue: STARTER_CATALOGUE,
		at: AT,
	};
}

const activesOf = (plan: CarePlan) => planSteps(plan).flatMap(({ step }) => step.actives);

test("a retinoid leaves the plan as soon as the person says pregnant, and the reason is theirs", () => {
	const person = answering({ pregnancy: "pregnant" });
	const asked = input(SPOTTED, NOBODY, person);
	expect(activesOf(asked.report.care_plan)).toContain("adapalene");
	const result = rebuildPlan(asked)?.analysis_result;
	if (!result?.rebuilt) throw new Error("The plan is made again.");
	expect(activesOf(result.care_plan)).not.toContain("adapalene");
	expect(result.rebuilt).toEqual({ at: AT, person: NOBODY, care_plan: asked.report.care_plan });
	const made = { report: result, note: null, tone: SPOTTED.tone, previous_plan: null };
	const changes = explainChanges(
		{ ...made, person: NOBODY, care_plan: result.rebuilt.care_plan },
		{ ...made, person, care_plan: result.care_plan },
		STARTER_CATALOGUE,
	);
	expect(changes.length).toBeGreaterThan(0);
	for (const { because } of changes) expect(because).toMatch(/^You told us you are pregnant\./);
});

test("what was measured and how it compares stays as the photo said it", () => {
	const asked = input(SPOTTED, NOBODY, answering({ sensitive_skin: true }));
	const result = rebuildPlan(asked)?.analysis_result;
	expect(result?.findings).toEqual(asked.report.findings);
	expect(result?.skin_type).toBe(asked.report.skin_type);
	expect(result?.progress_summary).toEqual(asked.report.progress_summary);
	expect(result?.skin_sensitivity).toBe("High");
	expect(result?.condition_notes).toEqual({
		...asked.report.condition_notes,
		sensitivity_basis: "You told us your skin is sensitive.",
		sensitivity_confidence: 0.6,
	});
});

test("answers that decide nothing leave the plan alone", () => {
	expect(rebuildPlan(input(SPOTTED, NOBODY, answering({}, { goals: ["a", "b"] })))).toBeNull();
	expect(rebuildPlan(input(SPOTTED, NOBODY, answering({ age_band: "25-34" })))).toBeNull();
});

test("answers taken back give the photo's own plan back, with nothing left to tell", () => {
	const expecting = answering({ pregnancy: "trying" });
	const there = input(SPOTTED, NOBODY, expecting);
	const first = rebuildPlan(there);
	if (!first) throw new Error("The plan is made again.");
	const back = rebuildPlan({
		...there,
		report: first.analysis_result,
		product_needs: first.product_needs,
		before: expecting,
		person: NOBODY,
	});
	expect(back?.analysis_result).toEqual(there.report);
	expect(back?.product_needs).toEqual(there.product_needs);
});

test("several answers after one photo are told together, against the photo's own plan", () => {
	const one = answering({ pregnancy: "pregnant" });
	const two = answering({ pregnancy: "pregnant", sensitive_skin: true });
	const asked = input(SPOTTED, NOBODY, one);
	const first = rebuildPlan(asked)?.analysis_result;
	if (!first) throw new Error("The plan is made again.");
	const second = rebuildPlan({
		...asked,
		report: first,
		before: one,
		person: two,
		at: "2026-11-03T10:00:00.000Z",
	});
	const rebuilt = second?.analysis_result.rebuilt;
	if (!second || !rebuilt) throw new Error("The plan is made again.");
	expect(rebuilt).toMatchObject({ at: "2026-11-03T10:00:00.000Z", person: NOBODY });
	expect(rebuilt.care_plan).toEqual(asked.report.care_plan);
	expect(toldChanges(rebuilt.person, two)).toBe("You told us you are pregnant and your skin is sensitive.");
});

test("a plan that stands against the answers is made again even where they did not change", () => {
	const expecting = answering({ pregnancy: "pregnant" });
	const asked = { ...input(SPOTTED, NOBODY, expecting), before: expecting };
	const result = rebuildPlan(asked)?.analysis_result;
	if (!result) throw new Error("The plan is made again.");
	expect(activesOf(result.care_plan)).not.toContain("adapalene");
});

test("a held back product stays held back", () => {
	const scan = runScan(
		makeInput({
			observation: SPOTTED,
			note: "yellow crusts on my chin",
			note_flags: flagsOfRules(new Set(["red-flag.crusts"])),
			catalogue: STARTER_CATALOGUE,
		}),
	);
	const rebuilt = rebuildPlan({
		...input(SPOTTED, NOBODY, answering({ pregnancy: "pregnant" })),
		report: scan.analysis_result,
		product_needs: scan.product_needs,
		note: "yellow crusts on my chin",
	});
	expect(rebuilt?.product_needs ?? {}).toEqual({});
	const steps = planSteps((rebuilt?.analysis_result ?? scan.analysis_result).care_plan);
	expect(steps.every(({ step }) => step.product === null)).toBe(true);
});

test("whoever the photo was taken for, the plan made again keeps every promise to who answers now", {
	tags: "exhaustive",
}, () => {
	let [plans, rebuilt] = [0, 0];
	let before: Person = NOBODY;
	for (const { preferences, index } of everyPlannedPerson()) {
		// A seventh lets every answer meet every face; the whole room is walked in routine.
		if (plans++ % 7 !== 0) continue;
		const observation = FACES[((index / 8) % FACES.length) | 0] ?? SPOTTED;
		const person = answering({ ...preferences, ...(index % 3 === 0 && { fragrance_free: true }) });
		const asked = input(observation, before, person);
		const result = rebuildPlan(asked);
		if (result) rebuilt += 1;
		const { care_plan, findings, red_flags, skin_type, skin_sensitivity } =
			result?.analysis_result ?? asked.report;
		const request: PlanRequest = {
			skin_type,
			sensitivity: skin_sensitivity,
			findings,
			person,
			facts: factsFromAnswers(person.preferences),
			red_flags,
			previous_plan: null,
			tone: observation.tone,
		};
		const broken = [...brokenPromises(request, care_plan), ...unsuitedProducts(request, care_plan)];
		if (broken.length > 0) expect(broken, JSON.stringify({ before, person })).toEqual([]);
		before = person;
	}
	expect(rebuilt).toBeGreaterThan(100);
});

function unsuitedProducts(request: PlanRequest, plan: CarePlan): string[] {
	const { preferences } = request.person;
	return planSteps(plan).flatMap(({ step }) => {
		const product = BY_ID.get(step.product?.id ?? "");
		if (!product) return [];
		const wrong = productFacts(product).actives.filter(
			(id) => !TOLERATED_IN_BASICS.includes(id) && !suits(id, request),
		);
		const scented = preferences.fragrance_free === true && !product.no_listed_fragrance;
		return [...wrong, ...(scented ? ["fragrance"] : [])].map((what) => `${product.id}: ${what}`);
	});
}
