import { expect, test } from "vitest";
import { differPlans } from "./differ-plans.ts";
import { chinSpots, oilyPlan } from "./testing/oily-plan.ts";

test("equal plans have no difference", () => {
	expect(differPlans(oilyPlan([chinSpots(2)]), oilyPlan([chinSpots(2)]))).toEqual([]);
});

test("a worsening adds and swaps steps and names the metric behind it", () => {
	const changes = differPlans(oilyPlan([chinSpots(1)]), oilyPlan([chinSpots(3)]));
	expect(changes.map(({ kind, section, step, title }) => [kind, section, step, title])).toEqual([
		["changed", "morning", "serum", "Benzoyl peroxide"],
		["added", "night", "serum", "Adapalene 0.1%"],
		["removed", "weekly", "exfoliant", "Salicylic acid up to 2%"],
	]);
	expect(changes[0]?.previous_title).toBe("Niacinamide serum");
	expect(changes[1]?.because_ids).toContain("inflamed_spots.chin");
});

test("a change of pace alone is told as such", () => {
	const changes = differPlans(oilyPlan([]), oilyPlan([chinSpots(1)]));
	const exfoliant = changes.find(({ step }) => step === "exfoliant");
	expect(exfoliant).toMatchObject({ kind: "changed", aspects: ["pace"] });
});

test("a step taken out for the person's sake says so", () => {
	const changes = differPlans(
		oilyPlan([chinSpots(3)]),
		oilyPlan([chinSpots(3)], { prescription_retinoid: true }),
	);
	const removed = changes.filter(({ kind }) => kind === "removed");
	expect(removed.length).toBeGreaterThan(0);
	for (const change of removed) expect(change.because_ids).toEqual(["person.prescription"]);
});
