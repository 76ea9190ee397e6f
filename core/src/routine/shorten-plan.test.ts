import { expect, test } from "vitest";
import { isTreatment } from "../knowledge/actives.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import type { CarePlan } from "./care-plan.ts";
import type { PlanRequest } from "./person.ts";
import { placeOf, planSteps, stepAt } from "./plan-steps.ts";
import { droppableSteps } from "./shorten-plan.ts";
import { buildRequest } from "./testing/build-request.ts";
import { everyPlannedPerson, requestsFor } from "./testing/every-person.ts";
import { plainStep } from "./testing/plain-step.ts";

function planFor(request: Partial<PlanRequest>): CarePlan {
	return buildCarePlan(buildRequest(request));
}

const keys = (plan: CarePlan) => droppableSteps(plan).map(({ step }) => step);

test("dry skin may leave out the morning wash, and nothing of the rest is padding", () => {
	expect(keys(planFor({ skin_type: "Dry" }))).toEqual(["morning_cleanser"]);
});

test("a hydrating serum or a mask from an earlier plan may go", () => {
	const plan = planFor({ skin_type: "Dry" });
	const padded: CarePlan = {
		...plan,
		morning: { ...plan.morning, serum: plainStep(["hyaluronic_acid"]) },
		weekly: { mask: plainStep([], ["sunday"]) },
	};
	expect(keys(padded)).toEqual(["morning_cleanser", "morning_serum", "weekly_mask"]);
});

test("oily skin keeps its morning wash", () => {
	expect(keys(planFor({ skin_type: "Oily" }))).not.toContain("morning_cleanser");
});

test("what protects, and what treats alone, is never called droppable, and every reason is a sentence", {
	tags: "exhaustive",
}, () => {
	let plans = 0;
	for (const person of everyPlannedPerson()) {
		if (person.index % 7 !== 0) continue;
		for (const request of requestsFor(person)) {
			const plan = buildCarePlan(request);
			for (const { step, reason } of droppableSteps(plan)) {
				const place = placeOf(step);
				const planned = place && stepAt(plan, place);
				expect(planned, step).not.toBeNull();
				expect(step).not.toMatch(/sunscreen|moisturizer|night_cleanser/);
				expect(reason).toMatch(/^[A-Z].*\.$/);
				const alone = planned?.actives.filter(isTreatment).filter((id) => {
					const carriers = planSteps(plan).filter((other) => other.step.actives.includes(id));
					return carriers.length < 2 && place?.category !== "exfoliant";
				});
				expect(alone, step).toEqual([]);
			}
			plans += 1;
		}
	}
	expect(plans).toBeGreaterThan(1_000);
});
