import { expect, test } from "vitest";
import type { CarePlan, Weekday } from "./care-plan.ts";
import { findConflicts } from "./find-conflicts.ts";
import { plainStep } from "./testing/plain-step.ts";

const sunscreen = plainStep([]);

test("retinol and glycolic acid clash on a shared night and not on different ones", () => {
	const plan = (exfoliantDays: Weekday[]): CarePlan => ({
		morning: { sunscreen },
		night: { serum: plainStep(["retinol"], ["monday", "thursday"]) },
		weekly: { exfoliant: plainStep(["glycolic_acid"], exfoliantDays) },
	});
	expect(findConflicts(plan(["thursday"])).map(({ rule_id }) => rule_id)).toEqual(["conflict.retinoid_acid"]);
	expect(findConflicts(plan(["saturday"]))).toEqual([]);
});

test("a step without days is taken as daily", () => {
	const plan: CarePlan = {
		morning: { sunscreen },
		night: { serum: plainStep(["retinol"]) },
		weekly: { exfoliant: plainStep(["lactic_acid"], ["sunday"]) },
	};
	expect(findConflicts(plan)).toHaveLength(1);
});

test("retinol with benzoyl peroxide is fine in different halves of the day only", () => {
	expect(
		findConflicts({
			morning: { serum: plainStep(["benzoyl_peroxide"]), sunscreen },
			night: { serum: plainStep(["retinol"]) },
			weekly: {},
		}),
	).toEqual([]);
	expect(
		findConflicts({
			morning: { sunscreen },
			night: { serum: plainStep(["benzoyl_peroxide"]), toner: plainStep(["retinol"]) },
			weekly: {},
		}).map(({ rule_id }) => rule_id),
	).toEqual(["conflict.retinoid_bpo"]);
});

test("a retinoid without sunscreen is a conflict of its own", () => {
	const plan: CarePlan = { morning: {}, night: { serum: plainStep(["retinol"]) }, weekly: {} };
	expect(findConflicts(plan).map(({ rule_id }) => rule_id)).toEqual(["rule.sunscreen_with_actives"]);
});

test("vitamin C with niacinamide is no conflict", () => {
	const plan: CarePlan = {
		morning: { serum: plainStep(["vitamin_c"]), toner: plainStep(["niacinamide"]), sunscreen },
		night: {},
		weekly: {},
	};
	expect(findConflicts(plan)).toEqual([]);
});
