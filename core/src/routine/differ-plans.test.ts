import { expect, test } from "vitest";
import { differPlans } from "./describe-changes.ts";
import { chinSpots, oilyPlan } from "./testing/oily-plan.ts";

test("equal plans have no difference", () => {
	expect(differPlans(oilyPlan([chinSpots(2)]), oilyPlan([chinSpots(2)]))).toEqual([]);
});

test("a worsening adds and swaps steps and names the metric behind it", () => {
	const changes = differPlans(oilyPlan([chinSpots(2)]), oilyPlan([chinSpots(3)]));
	expect(changes.map(({ kind, section, step, title }) => [kind, section, step, title])).toEqual([
		["added", "night", "serum", "Adapalene 0.1%"],
	]);
	expect(changes[0]?.because_ids).toContain("inflamed_spots.chin");
});

test("a change of pace alone is told as such", () => {
	const plan = oilyPlan([chinSpots(3)]);
	const { serum } = plan.night;
	if (!serum) throw new Error("The plan treats at night.");
	const slower = { ...plan, night: { ...plan.night, serum: { ...serum, per_week: 2 } } };
	expect(differPlans(slower, plan)).toMatchObject([{ kind: "changed", step: "serum", aspects: ["pace"] }]);
});

test("a step that no reading asks for any more goes, and no rule is made up for it", () => {
	const [gone] = differPlans(oilyPlan([chinSpots(2)]), oilyPlan([]));
	expect(gone).toMatchObject({ kind: "removed", reason: null, because_ids: [] });
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
