import { expect, it } from "vitest";
import { buildCarePlan } from "./build-care-plan.ts";
import type { CarePlan } from "./care-plan.ts";
import { planSteps } from "./plan-steps.ts";
import { buildFinding, buildRequest } from "./testing/build-request.ts";

const first = (plan: CarePlan, active: string): number | undefined =>
	planSteps(plan).find(({ step }) => step.actives.includes(active))?.step.start_week;

it("gives rosacea with bumps azelaic acid behind the weeks of calm, however strong the redness", () => {
	const plan = buildCarePlan(
		buildRequest({
			findings: [buildFinding("redness", 4.5), buildFinding("acne", 1)],
			facts: [{ id: "rosacea", sure: true }],
		}),
	);
	expect(first(plan, "azelaic_acid")).toBe(5);
	expect(planSteps(plan).flatMap(({ step }) => step.actives)).not.toContain("benzoyl_peroxide");
});

it("only protects strong redness that nobody has given a name", () => {
	const plan = buildCarePlan(
		buildRequest({ findings: [buildFinding("redness", 4.5), buildFinding("acne", 1)] }),
	);
	expect(first(plan, "azelaic_acid")).toBeUndefined();
});

it("treats a rough look behind the weeks of calm, where only the photo speaks of dryness", () => {
	const rough = [buildFinding("dryness", 3), buildFinding("texture", 3)];
	expect(first(buildCarePlan(buildRequest({ findings: rough })), "niacinamide")).toBe(5);
	const sore = buildRequest({ findings: rough, facts: [{ id: "barrier_strained", sure: true }] });
	expect(first(buildCarePlan(sore), "niacinamide")).toBeUndefined();
});

it("pairs an antibiotic used alone with benzoyl peroxide and with no second acne treatment", () => {
	const plan = buildCarePlan(
		buildRequest({
			findings: [buildFinding("acne", 3)],
			facts: [
				{ id: "prescription_acne", sure: true },
				{ id: "antibiotic_alone", sure: true },
			],
		}),
	);
	expect(first(plan, "benzoyl_peroxide")).toBe(1);
	expect(first(plan, "adapalene")).toBeUndefined();
	expect(first(plan, "azelaic_acid")).toBeUndefined();
	expect(plan.notes?.map(({ rule_id }) => rule_id)).toContain("person.antibiotic_alone");
});

it("starts azelaic acid on a deeper tone with two nights", () => {
	const request = buildRequest({ findings: [buildFinding("dark_spots", 3)] });
	const plan = buildCarePlan({
		...request,
		person: { ...request.person, preferences: { ...request.person.preferences, monk_tone: 8 } },
	});
	const step = planSteps(plan).find((one) => one.step.actives.includes("azelaic_acid"))?.step;
	expect(step?.ramp?.[0]).toEqual([1, 2]);
});
