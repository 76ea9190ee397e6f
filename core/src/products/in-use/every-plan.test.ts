/** @module-tag exhaustive */

import { expect, test } from "vitest";
import { buildCarePlan } from "../../routine/build-care-plan.ts";
import type { CarePlan } from "../../routine/care-plan.ts";
import { factsFromAnswers } from "../../routine/facts-from-answers.ts";
import { findConflicts } from "../../routine/find-conflicts.ts";
import type { PlanRequest } from "../../routine/person.ts";
import { planSteps, stepKey } from "../../routine/plan-steps.ts";
import { brokenPromises } from "../../routine/testing/broken-promises.ts";
import { everyPerson, everyPlannedPerson, turnFor } from "../../routine/testing/every-person.ts";
import { CONCERNS } from "../../skin/concern.ts";
import { SENSITIVITIES, SKIN_TYPES } from "../../skin/skin-type.ts";
import { takeCases } from "../../testing/take-cases.ts";
import { STARTER_CATALOGUE } from "../catalogue/starter-catalogue.ts";
import { pickContext } from "../pick-context.ts";
import { pickProducts } from "../pick-products.ts";
import { checkRoutine } from "./check-routine.ts";
import type { ProductInUse, RoutineWarning } from "./product-in-use.ts";

const BY_ID = new Map(STARTER_CATALOGUE.map((product) => [product.id, product]));

/** The products of a plan as if somebody used every one of them. */
function inUse(plan: CarePlan): ProductInUse[] {
	return planSteps(plan).flatMap(({ section, key, step }): ProductInUse[] => {
		const product = BY_ID.get(step.product?.id ?? "");
		if (!product) return [];
		const { id, brand, name, category, inci } = product;
		return [
			{ step: stepKey({ section, category: key }), product_id: id, name: `${brand} ${name}`, category, inci },
		];
	});
}

/** What the check would have the person take out or move. A sunscreen nothing fits is told by the plan itself. */
function objections(request: PlanRequest, plan: CarePlan): RoutineWarning[] {
	const warnings = checkRoutine({
		products: inUse(plan),
		plan,
		sensitivity: request.sensitivity,
		preferences: request.person.preferences,
		facts: request.facts,
		findings: request.findings,
		...(request.tone && { tone: request.tone }),
	});
	return warnings.filter(({ level }) => level === "stop" || level === "change");
}

test("no plan of any skin type, concern, sensitivity and person breaks a rule", () => {
	const severities = [1, 3, 4.5];
	let plans = 0;
	const people = takeCases("people", everyPlannedPerson(), 11);
	for (const { skin_type, preferences, index } of people.cases) {
		for (const concern of CONCERNS) {
			for (const sensitivity of SENSITIVITIES) {
				const severity = severities[index % severities.length] ?? 1;
				const request: PlanRequest = {
					skin_type,
					sensitivity,
					findings: [{ concern, severity, confidence: 0.8, zones: ["nose"], because: ["shine.nose"] }],
					person: { goals: [], issues: [], preferences },
					facts: factsFromAnswers(preferences),
					red_flags: [],
					previous_plan: null,
				};
				const plan = buildCarePlan(request);
				const broken = [...brokenPromises(request, plan), ...findConflicts(plan)];
				if (broken.length > 0) expect(broken, JSON.stringify(request)).toEqual([]);
				plans += 1;
			}
		}
	}
	console.info(`Plans checked against every rule: ${plans}`);
	expect(people.all).toBe(SKIN_TYPES.length * 420);
	expect(plans).toBe(people.cases.length * CONCERNS.length * SENSITIVITIES.length);
});

test("the products of a plan, all of them in use, are never taken out or moved by the check", () => {
	const seen = new Set<string>();
	const people = takeCases("people", everyPerson(), 11);
	for (const person of people.cases) {
		const request = turnFor(person, Math.floor(person.index / 28));
		const plan = buildCarePlan(request);
		const key = JSON.stringify([plan, pickContext(request), request.person.preferences.sensitive_skin]);
		if (seen.has(key)) continue;
		seen.add(key);
		const picked = pickProducts({ ...request, plan, catalogue: STARTER_CATALOGUE });
		const against = objections(request, picked.plan);
		if (against.length > 0) expect(against, JSON.stringify(request)).toEqual([]);
	}
	console.info(
		`People whose products were checked: ${people.cases.length}, different plans with products: ${seen.size}`,
	);
	expect(people.all).toBe(13_440);
	expect(seen.size).toBeGreaterThan(people.share(1_000));
});
