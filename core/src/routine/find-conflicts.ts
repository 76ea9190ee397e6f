import { isExfoliating, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { conflictBetween } from "../knowledge/conflicts.ts";
import { type CarePlan, WEEKDAYS } from "./care-plan.ts";
import { type PlacedStep, planSteps } from "./plan-steps.ts";
import { halfOf } from "./resolve-conflicts.ts";

export interface PlanConflict {
	rule_id: string;
	steps: string[];
	fix: string;
}

/** Reads a finished plan with the pair rules; [] means nothing in it works against anything else. */
export function findConflicts(plan: CarePlan): PlanConflict[] {
	const steps = planSteps(plan);
	const conflicts: PlanConflict[] = [];
	for (const [index, one] of steps.entries()) {
		for (const two of steps.slice(index + 1)) conflicts.push(...pairConflicts(one, two));
	}
	const needsSunscreen = steps.some(({ step }) =>
		step.actives.some((id) => isExfoliating(id) || isRetinoid(id)),
	);
	if (needsSunscreen && !plan.morning.sunscreen) {
		conflicts.push({
			rule_id: "rule.sunscreen_with_actives",
			steps: ["morning.sunscreen"],
			fix: "Add a daily sunscreen first.",
		});
	}
	return conflicts;
}

function pairConflicts(one: PlacedStep, two: PlacedStep): PlanConflict[] {
	return one.step.actives.flatMap((first) =>
		two.step.actives.flatMap((second): PlanConflict[] => {
			const rule = conflictBetween(first, second);
			if (!rule || !(isTreatment(first) || isTreatment(second))) return [];
			const broken =
				rule.level === "block" ||
				(rule.level === "separate" && sameHalf(one, two)) ||
				(rule.level === "alternate" && sameHalf(one, two) && shareDay(one, two));
			if (!broken) return [];
			return [
				{
					rule_id: rule.id,
					steps: [`${one.section}.${one.key}`, `${two.section}.${two.key}`],
					fix: rule.fix,
				},
			];
		}),
	);
}

function sameHalf(one: PlacedStep, two: PlacedStep): boolean {
	return halfOf(one.section) === halfOf(two.section);
}

function shareDay(one: PlacedStep, two: PlacedStep): boolean {
	const days = one.step.days ?? WEEKDAYS;
	return days.some((day) => (two.step.days ?? WEEKDAYS).includes(day));
}
