/** @module-tag exhaustive */
import { expect, test } from "vitest";
import { isTreatment } from "../knowledge/actives.ts";
import { ACTIVE_LOAD_LIMIT } from "../knowledge/conflicts.ts";
import { TOLERATED_IN_BASICS } from "../knowledge/person-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { buildCarePlan } from "../routine/build-care-plan.ts";
import { findConflicts } from "../routine/find-conflicts.ts";
import type { PlanRequest } from "../routine/person.ts";
import { conditionsOfCare, isRuledOut, personConditions } from "../routine/person-conditions.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { suits } from "../routine/testing/broken-promises.ts";
import { EVERY_TOLD, everyPerson, everyPlannedPerson, turnFor } from "../routine/testing/every-person.ts";
import { takeCases } from "../testing/take-cases.ts";
import { STARTER_CATALOGUE } from "./catalogue/starter-catalogue.ts";
import { findAllergens, productFacts } from "./facts/product-facts.ts";
import { serves, stepProductRule } from "./fits-step.ts";
import { pickContext } from "./pick-context.ts";
import { type Picked, pickProducts } from "./pick-products.ts";

const BY_ID = new Map(STARTER_CATALOGUE.map((product) => [product.id, product]));

const LIMIT_LOW = 35;
const LIMIT_MEDIAN = 70;
const ALLERGIES = [
	"fragrance",
	"lanolin",
	"propolis",
	"formaldehyde",
	"methylisothiazolinone",
	"nuts",
	"oats",
	"vitamin_e",
	"chemical_uv_filter",
	"parabens",
	"soy",
	"cetearyl_alcohol",
];

/** What each pick promises by its step: the active in its strength and place, and words about this very product. */
function brokenSteps({ plan, product_needs }: Picked): string[] {
	const broken: string[] = [];
	for (const { key, step } of planSteps(plan)) {
		const product = BY_ID.get(step.product?.id ?? "");
		const say = (fault: string) => broken.push(`${step.step_id ?? key} ${product?.id ?? "-"}: ${fault}`);
		if (!product) {
			if (!step.look_for?.startsWith("Look for ")) say("no pick and no word on what to look for");
			continue;
		}
		const facts = productFacts(product);
		const rule = stepProductRule(step, key);
		if (rule.any_of.length > 0 && !rule.any_of.some((id) => serves(facts, id))) say("lacks its active");
		for (const [id, most] of Object.entries(rule.max_percent ?? {})) {
			const stated = Object.entries(facts.strengths).find(([active]) => active === id)?.[1];
			if (stated !== undefined && stated > most) say(`${id} ${stated}% is above ${most}%`);
			if (stated === undefined && rule.must_state?.some((one) => one === id) === true) say(`${id} unstated`);
		}
		if (rule.fragrance_free === true && !product.no_listed_fragrance) say("listed fragrance");
		if (rule.tinted === true && !facts.tinted) say("not sold as tinted");
		if (rule.spf_min !== undefined && (facts.spf ?? 0) < rule.spf_min) say("low SPF");
		if (facts.area !== (key === "eye_cream" ? "eyes" : "face")) say("for another area");
		for (const id of step.actives.filter(isTreatment)) {
			if (!facts.actives.some((held) => held === id)) say(`the step names ${id}`);
		}
	}
	for (const need of Object.values(product_needs)) {
		for (const { id, reason } of [need, ...(need.also ?? [])]) {
			const product = BY_ID.get(id);
			if (!product) continue;
			const { strengths } = productFacts(product);
			const said = [...reason.matchAll(/([\d.]+)% /g)].map(([, percent]) => Number(percent));
			if (!said.every((percent) => Object.values(strengths).includes(percent)))
				broken.push(`${id}: ${reason}`);
			if (!reason.includes(product.retailer)) broken.push(`${id}: another shop in "${reason}"`);
		}
	}
	return broken;
}

/** The promises of the picks towards the person they are for; each broken one is named. */
function brokenPromises(request: PlanRequest, picked: Picked): string[] {
	const broken: string[] = [];
	const { preferences } = request.person;
	const conditions = conditionsOfCare(personConditions({ ...request, monk_tone: preferences.monk_tone }));
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
	const baskets: number[] = [];
	const actives = { all: 0, picked: 0 };
	let dearest = 0;
	const people = takeCases("people", everyPerson(), 11);
	for (const person of people.cases) {
		// The turn skips ages and budgets, so that people with equal plans stand in front of equal faces.
		const request = turnFor(person, Math.floor(person.index / 28));
		const plan = buildCarePlan(request);
		// Equal plans and equal demands give equal picks, so those are chosen once.
		const key = JSON.stringify([plan, pickContext(request)]);
		const picked = known.get(key) ?? pickProducts({ ...request, plan, catalogue: STARTER_CATALOGUE });
		if (!known.has(key)) {
			known.set(key, picked);
			const broken = brokenSteps(picked);
			if (broken.length > 0) expect(broken, JSON.stringify(request)).toEqual([]);
		}
		for (const { step } of planSteps(picked.plan)) {
			if (!step.actives.some(isTreatment)) continue;
			actives.all += 1;
			if (step.product !== null) actives.picked += 1;
		}
		const { price } = picked.plan;
		if (price && person.preferences.budget === undefined) baskets.push(price.total);
		if (price && person.preferences.budget === "low") {
			dearest = Math.max(dearest, price.under?.fits === true ? price.under.total : Number.POSITIVE_INFINITY);
		}
		const broken = brokenPromises(request, picked);
		if (broken.length > 0) expect(broken, JSON.stringify(request)).toEqual([]);
	}
	expect(people.all).toBe(13_440);
	expect(known.size).toBeGreaterThan(people.share(1_000));
	const ordered = baskets.toSorted((a, b) => a - b);
	const median = ordered[Math.floor(ordered.length / 2)] ?? 0;
	console.info(
		`Steps that treat: ${actives.picked} of ${actives.all} with a pick. Baskets without a budget: median $${median}, dearest $${ordered.at(-1)}. Dearest way under a low budget: $${dearest}`,
	);
	expect(actives.picked / actives.all).toBeGreaterThan(0.95);
	expect(median).toBeLessThanOrEqual(LIMIT_MEDIAN);
	expect(dearest).toBeLessThanOrEqual(LIMIT_LOW);
});

test("no pick lists what the person is allergic to, and whatever is told breaks no step", () => {
	let index = 0;
	const told = [
		...EVERY_TOLD,
		...ALLERGIES.map((about): PersonFact[] => [{ id: "allergy", about, sure: true }]),
	];
	for (const person of everyPlannedPerson()) {
		index += 1;
		if (index % 12 !== 0) continue;
		const request = turnFor(person, index / 12);
		const facts = [...request.facts, ...(told[(index / 12) % told.length] ?? [])];
		const asked = { ...request, facts };
		const picked = pickProducts({ ...asked, plan: buildCarePlan(asked), catalogue: STARTER_CATALOGUE });
		const broken = brokenSteps(picked);
		for (const { step } of planSteps(picked.plan)) {
			const product = BY_ID.get(step.product?.id ?? "");
			if (!product) continue;
			for (const { about } of facts) {
				if (about !== undefined && findAllergens(product, about).length > 0)
					broken.push(`${product.id}: ${about}`);
			}
		}
		if (broken.length > 0) expect(broken, JSON.stringify(asked)).toEqual([]);
	}
});
