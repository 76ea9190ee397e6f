import { expect, test } from "vitest";
import type { CarePlan, PlanStep, Weekday } from "./care-plan.ts";
import { findConflicts } from "./find-conflicts.ts";

function step(actives: string[], days?: Weekday[]): PlanStep {
	return {
		instruction: "Use it.",
		product: null,
		because: "A test needs it.",
		because_ids: ["test"],
		actives,
		evidence: { grade: "C", sources: ["house_default"] },
		cautions: [],
		stop_if: [],
		per_week: days?.length ?? 7,
		start_week: 1,
		ramp: null,
		...(days ? { days } : {}),
	};
}

const sunscreen = step([]);

test("retinol and glycolic acid clash on a shared night and not on different ones", () => {
	const plan = (exfoliantDays: Weekday[]): CarePlan => ({
		morning: { sunscreen },
		night: { serum: step(["retinol"], ["monday", "thursday"]) },
		weekly: { exfoliant: step(["glycolic_acid"], exfoliantDays) },
	});
	expect(findConflicts(plan(["thursday"])).map(({ rule_id }) => rule_id)).toEqual(["conflict.retinoid_acid"]);
	expect(findConflicts(plan(["saturday"]))).toEqual([]);
});

test("a step without days is taken as daily", () => {
	const plan: CarePlan = {
		morning: { sunscreen },
		night: { serum: step(["retinol"]) },
		weekly: { exfoliant: step(["lactic_acid"], ["sunday"]) },
	};
	expect(findConflicts(plan)).toHaveLength(1);
});

test("retinol with benzoyl peroxide is fine in different halves of the day only", () => {
	expect(
		findConflicts({
			morning: { serum: step(["benzoyl_peroxide"]), sunscreen },
			night: { serum: step(["retinol"]) },
			weekly: {},
		}),
	).toEqual([]);
	expect(
		findConflicts({
			morning: { sunscreen },
			night: { serum: step(["benzoyl_peroxide"]), toner: step(["retinol"]) },
			weekly: {},
		}).map(({ rule_id }) => rule_id),
	).toEqual(["conflict.retinoid_bpo"]);
});

test("a retinoid without sunscreen is a conflict of its own", () => {
	const plan: CarePlan = { morning: {}, night: { serum: step(["retinol"]) }, weekly: {} };
	expect(findConflicts(plan).map(({ rule_id }) => rule_id)).toEqual(["rule.sunscreen_with_actives"]);
});

test("vitamin C with niacinamide is no conflict", () => {
	const plan: CarePlan = {
		morning: { serum: step(["vitamin_c"]), toner: step(["niacinamide"]), sunscreen },
		night: {},
		weekly: {},
	};
	expect(findConflicts(plan)).toEqual([]);
});
