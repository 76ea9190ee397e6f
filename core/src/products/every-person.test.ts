/** @module-tag exhaustive */
import { expect, test } from "vitest";
import { isTreatment } from "../knowledge/actives.ts";
import { ACTIVE_LOAD_LIMIT } from "../knowledge/conflicts.ts";
import { TOLERATED_IN_BASICS } from "../knowledge/person-rules.ts";
import { buildCarePlan } from "../routine/build-care-plan.ts";
import { findConflicts } from "../routine/find-conflicts.ts";
import { personConditions } from "../routine/person-conditions.ts";
import type { PlanRequest } from "../routine/plan-request.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { isRuledOut } from "../routine/rule-out.ts";
import { suits } from "../routine/testing/broken-promises.ts";
import { everyPerson, turnFor } from "../routine/testing/every-person.ts";
import { STARTER_CATALOGUE } from "./catalogue/starter-catalogue.ts";
import { productFacts } from "./facts/product-facts.ts";
import { pickContext } from "./pick-context.ts";
import { type Picked, pickProducts } from "./pick-products.ts";

const BY_ID = new Map(STARTER_CATALOGUE.map((product) => [product.id, product]));

/** The promises of the picks towards the person they are for; each broken one is named. */
function brokenPromises(request: PlanRequest, picked: Picked): string[] {
	const broken: string[] = [];
	const { preferences } = request.person;
	const conditions = personConditions({ ...request, monk_tone: preferences.monk_tone });
	const carriers = new Map<string, Set<string>>();
	for (const { step } of planSteps(picked.plan)) {
		const product = BY_ID.get(step.product?.id ?? "");
		if (!product) continue;
		for (const id of productFacts(product).actives) {
			if (TOLERATED_IN_BASICS.includes(id)) continue;
			if (!suits(id, request)) broken.push(`${product.id}: ${id} does not suit`);
			if (isRuledOut(id, conditions)) broken.push(`${product.id}: ${id} is ruled out`);
			if (isTreatment(id)) carriers.set(id, (carriers.get(id) ?? new Set()).add(product.id));
		}
		const scentless = preferences.fragrance_free === true || preferences.sensitive_skin === true;
		if (scentless && !product.no_listed_fragrance) broken.push(`${product.id}: listed fragrance`);
	}
	for (const [id, products] of carriers) {
		if (products.size >= ACTIVE_LOAD_LIMIT) broken.push(`${id} in ${products.size} products`);
	}
	for (const conflict of findConflicts(picked.plan)) broken.push(conflict.rule_id);
	return broken;
}

test("no pick for any person breaks a rule about people", () => {
	const known = new Map<string, Picked>();
	let people = 0;
	for (const person of everyPerson()) {
		people += 1;
		// The turn skips ages and budgets, so that people with equal plans stand in front of equal faces.
		const request = turnFor(person, Math.floor(person.index / 28));
		const plan = buildCarePlan(request);
		// Equal plans and equal demands give equal picks, so those are chosen once.
		const key = JSON.stringify([plan, pickContext(request)]);
		const picked = known.get(key) ?? pickProducts({ ...request, plan, catalogue: STARTER_CATALOGUE });
		known.set(key, picked);
		const broken = brokenPromises(request, picked);
		if (broken.length > 0) expect(broken, JSON.stringify(request)).toEqual([]);
	}
	expect(people).toBe(13_440);
	expect(known.size).toBeGreaterThan(1_000);
});
