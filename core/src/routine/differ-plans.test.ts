import { expect, test } from "vitest";
import type { Finding } from "../skin/concern.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import type { CarePlan } from "./care-plan.ts";
import { differPlans } from "./differ-plans.ts";

function planFor(findings: Finding[], preferences = {}, previous: CarePlan | null = null): CarePlan {
	return buildCarePlan({
		skin_type: "Oily",
		sensitivity: "Low",
		findings,
		person: { goals: [], issues: [], preferences },
		red_flags: [],
		previous_plan: previous,
	});
}

const spots = (severity: number): Finding => ({
	concern: "acne",
	severity,
	confidence: 0.8,
	zones: ["chin"],
	because: ["inflamed_spots.chin"],
});

test("equal plans have no difference", () => {
	expect(differPlans(planFor([spots(2)]), planFor([spots(2)]))).toEqual([]);
});

test("a worsening adds and swaps steps and names the metric behind it", () => {
	const changes = differPlans(planFor([spots(1)]), planFor([spots(3)]));
	expect(changes.map(({ kind, section, step, title }) => [kind, section, step, title])).toEqual([
		["changed", "morning", "serum", "Benzoyl peroxide"],
		["added", "night", "serum", "Adapalene 0.1%"],
		["removed", "weekly", "exfoliant", "Salicylic acid up to 2%"],
	]);
	expect(changes[0]?.previous_title).toBe("Niacinamide serum");
	expect(changes[1]?.because_ids).toContain("inflamed_spots.chin");
});

test("a change of pace alone is told as such", () => {
	const changes = differPlans(planFor([]), planFor([spots(1)]));
	const exfoliant = changes.find(({ step }) => step === "exfoliant");
	expect(exfoliant).toMatchObject({ kind: "changed", aspects: ["pace"] });
});

test("a step taken out for the person's sake says so", () => {
	const changes = differPlans(planFor([spots(3)]), planFor([spots(3)], { prescription_retinoid: true }));
	const removed = changes.filter(({ kind }) => kind === "removed");
	expect(removed.length).toBeGreaterThan(0);
	for (const change of removed) expect(change.because_ids).toEqual(["person.prescription"]);
});
