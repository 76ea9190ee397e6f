/** @module-tag exhaustive */
import { expect, test } from "vitest";
import { isTreatment } from "../knowledge/actives.ts";
import { MINOR_LINES, PERSON_RULES } from "../knowledge/person-rules.ts";
import { PERSON_ADVICE, PERSON_WARNINGS } from "../knowledge/plan-notes.ts";
import { isStepId, STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import { takeCases } from "../testing/take-cases.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import type { CarePlan } from "./care-plan.ts";
import { BUDGETS, type PlanRequest, PREGNANCY_ANSWERS, type Preferences } from "./person.ts";
import { isRuledOut } from "./person-conditions.ts";
import { planSteps } from "./plan-steps.ts";
import { brokenPromises } from "./testing/broken-promises.ts";
import { buildFinding, buildRequest } from "./testing/build-request.ts";
import {
	EVERY_AGE,
	EVERY_TOLD,
	everyPerson,
	everyPlannedPerson,
	given,
	requestsFor,
	turnFor,
} from "./testing/every-person.ts";

const LINE_STEPS: readonly string[] = ["step.serum_retinol", "step.serum_retinol_low"] satisfies StepId[];

function treatments(plan: CarePlan): string[] {
	return planSteps(plan).flatMap(({ step }) => (step.actives.some(isTreatment) ? [step.step_id ?? ""] : []));
}

/** The same request from somebody who answered nothing but how their skin feels. */
function unasked(request: PlanRequest): PlanRequest {
	const { sensitive_skin } = request.person.preferences;
	const preferences: Preferences = sensitive_skin === undefined ? {} : { sensitive_skin };
	return { ...request, person: { ...request.person, preferences } };
}

/**
 * Treatments that the answers took out of the plan and no note accounts for: by name, or by the rule that speaks
 * against them where a step that was itself taken out had their place.
 */
function unexplained(plan: CarePlan, without: CarePlan): string[] {
	const kept = new Set(planSteps(plan).map(({ step }) => step.actives.join()));
	const notes = plan.notes ?? [];
	const words = notes.map((note) => note.text.toLowerCase()).join(" ");
	return treatments(without).filter((id) => {
		if (!isStepId(id) || kept.has(STEP_RULES[id].actives.join())) return false;
		if (words.includes(STEP_RULES[id].title.toLowerCase())) return false;
		const said = PERSON_RULES.filter((rule) => notes.some((note) => note.rule_id === rule.id));
		const { actives } = STEP_RULES[id];
		if (actives.some((active) => said.some((rule) => isRuledOut(active, [rule.when])))) return false;
		return !(LINE_STEPS.includes(id) && notes.some((note) => note.rule_id === MINOR_LINES.id));
	});
}

test("no plan for any person breaks a rule about people, and every treatment taken out is named in a note", () => {
	const known = new Map<string, CarePlan>();
	let plans = 0;
	const people = takeCases("people", everyPlannedPerson(), 11);
	for (const person of people.cases) {
		for (const request of requestsFor(person)) {
			const plan = buildCarePlan(request);
			const plain = unasked(request);
			const key = JSON.stringify(plain);
			const without = known.get(key) ?? buildCarePlan(plain);
			known.set(key, without);
			const broken = brokenPromises(request, plan);
			const silent = unexplained(plan, without);
			if (broken.length + silent.length > 0) expect({ broken, silent }, JSON.stringify(request)).toBeNull();
			plans += 1;
		}
	}
	expect(people.all).toBe(4 * 3 * 2 * 2 * (PREGNANCY_ANSWERS.length + 1) * (EVERY_AGE.length + 1));
	expect(plans).toBe(people.cases.length * 12 * 3);
});

test("an answer about price or fragrance changes products; a step waits only where its price is looked at", () => {
	const people = takeCases("people", everyPerson(), 11);
	const known = new Map<string, CarePlan>();
	for (const person of people.cases) {
		const others = given({ ...person.preferences, budget: undefined, fragrance_free: undefined });
		const request = turnFor({ ...person, preferences: others }, 1);
		const key = JSON.stringify(request);
		const expected = known.get(key) ?? buildCarePlan(request);
		known.set(key, expected);
		const own = {
			...request,
			person: { ...request.person, preferences: { ...request.person.preferences, ...person.preferences } },
		};
		if (JSON.stringify(buildCarePlan(own)) !== JSON.stringify(expected)) expect(own).toBeNull();
	}
	expect(people.all).toBe(4 * 3 * 2 * 2 * 2 * 5 * 7 * (BUDGETS.length + 1));
});

const ACNE_MEDICINES = (["prescription_retinoid", "prescription_acne"] as const).map((id) => ({
	id,
	sure: true,
}));

/** Spots this many are a sign of their own. */
const ACNE_FLAG = { rule_id: "red-flag.finding-acne", level: "book_dermatologist", advice: "Book." } as const;

test("every rule, warning and advice about people is met by somebody", () => {
	const met = new Set<string>();
	for (const told of EVERY_TOLD) {
		const facts = [...told, ...(told[0]?.id === "pregnant" ? ACNE_MEDICINES : [])];
		for (const acne of [1.2, 1.7, 3, 4.5]) {
			const red_flags = acne > 4 ? [ACNE_FLAG] : [];
			for (const ita_class of ["light", "dark"] as const) {
				const findings = [
					buildFinding("acne", acne),
					buildFinding("dark_spots", 2),
					buildFinding("lines", 2),
				];
				const person = {
					goals: [],
					issues: ["Acne"],
					// Some advice is for a later age, which no sentence of a note tells.
					preferences: ita_class === "light" && acne === 1.2 ? { age_band: "55-64" as const } : {},
				};
				const plan = buildCarePlan(buildRequest({ findings, person, facts, red_flags, tone: { ita_class } }));
				for (const { rule_id } of plan.notes ?? []) met.add(rule_id);
			}
		}
	}
	const rules = [...PERSON_RULES, ...PERSON_WARNINGS, MINOR_LINES].map(({ id }) => id);
	for (const id of [...rules, ...Object.keys(PERSON_ADVICE)]) expect([...met]).toContain(id);
});
