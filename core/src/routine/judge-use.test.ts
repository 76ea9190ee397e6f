import { expect, test } from "vitest";
import type { CarePlan, PlanStep } from "./care-plan.ts";
import { routineSteps, stepsOn } from "./day-plan.ts";
import { judgeUse } from "./judge-use.ts";
import { addDays } from "./steps-of-day.ts";

const step = (id: string, more: Partial<PlanStep> = {}): PlanStep => ({
	instruction: "Use it.",
	product: { id, name: id, product_url: null },
	because: "",
	because_ids: [],
	actives: [],
	evidence: { grade: "B", sources: [] },
	cautions: [],
	stop_if: [],
	per_week: 7,
	start_week: 1,
	ramp: null,
	...more,
});
const PLAN: CarePlan = {
	morning: { cleanser: step("wash"), sunscreen: step("spf") },
	night: { serum: step("drops", { actives: ["retinol"], works_from_weeks: 12, pause_if: "It stings" }) },
	weekly: {},
};
const used = (place: string, productId: string, since: string) => ({
	step: place,
	productId,
	name: productId,
	since,
});
const marked = (id: string, from: string, count: number) =>
	Array.from({ length: count }, (_, at) => ({ day: addDays(from, at), step: id }));
const BETWEEN = { from: "2026-11-01", to: "2026-11-29", stung: [] };

test("a month of sunscreen is told as days done of days there were", () => {
	const steps = routineSteps({
		plan: PLAN,
		used: [used("morning_sunscreen", "spf", "2026-10-01")],
		dropped: [],
	});
	const use = judgeUse(steps, marked("morning_sunscreen", "2026-11-01", 24), BETWEEN);
	expect(use?.steps).toMatchObject([
		{ done: 24, planned: 28, verdict: "enough", sentence: "Sunscreen on 24 of 28 days." },
	]);
	expect(use).toMatchObject({ from: "2026-11-01", to: "2026-11-28", summary: null });
});

test("a treatment in use too short for its effect says that nothing can be said yet", () => {
	const steps = routineSteps({ plan: PLAN, used: [used("night_serum", "drops", "2026-11-08")], dropped: [] });
	const use = judgeUse(steps, marked("night_serum", "2026-11-08", 20), BETWEEN);
	expect(use?.steps[0]).toMatchObject({ verdict: "too_short", weeks: 3, needs_weeks: 12, planned: 21 });
	expect(use?.summary).toBe("Nothing can be said yet about whether retinol works for you.");
});

test("used on fewer than half of its days, or never marked, it has no verdict either", () => {
	const steps = routineSteps({ plan: PLAN, used: [used("night_serum", "drops", "2026-01-01")], dropped: [] });
	const verdict = (count: number) =>
		judgeUse(steps, marked("night_serum", "2026-11-01", count), BETWEEN)?.steps[0]?.verdict;
	expect([13, 14].map(verdict)).toEqual(["too_little", "enough"]);
	expect(judgeUse(steps, [], BETWEEN)?.steps[0]?.verdict).toBe("unmarked");
});

test("days a treatment rests after skin stung are no days it was missed", () => {
	const steps = routineSteps({ plan: PLAN, used: [used("night_serum", "drops", "2026-01-01")], dropped: [] });
	const use = judgeUse(steps, marked("night_serum", "2026-11-01", 9), { ...BETWEEN, stung: ["2026-11-10"] });
	expect(use?.steps[0]?.planned).toBeLessThan(26);
	expect(stepsOn(steps, { part: "night", day: "2026-11-11" }, ["2026-11-10"])).toEqual([]);
});

test("an own choice, a step left out and what nobody uses are told by nobody", () => {
	const steps = routineSteps({
		plan: PLAN,
		used: [used("night_serum", "mine", "2026-11-01")],
		dropped: ["morning_cleanser"],
	});
	expect(steps.map(({ id, pace }) => [id, pace === null])).toEqual([
		["morning_sunscreen", false],
		["night_serum", true],
	]);
	expect(judgeUse(steps, [], BETWEEN)).toBeNull();
});
