import { isExfoliating, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { clashes, type Nearness, pairing } from "../knowledge/pairing.ts";
import { type CarePlan, WEEKDAYS } from "./care-plan.ts";
import { type PlacedStep, planSteps } from "./plan-steps.ts";
import { halfOf } from "./step-draft.ts";

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
			const pair = pairing(first, second);
			if (!pair || !(isTreatment(first) || isTreatment(second))) return [];
			if (!clashes(pair, nearness(one, two))) return [];
			return [
				{
					rule_id: pair.rule.id,
					steps: [`${one.section}.${one.key}`, `${two.section}.${two.key}`],
					fix: pair.rule.fix,
				},
			];
		}),
	);
}

/** How near two steps of a plan come to each other; weekly steps are evening steps. */
export function nearness(one: PlacedStep, two: PlacedStep): Nearness {
	const days = one.step.days ?? WEEKDAYS;
	return {
		same_half: halfOf(one.section) === halfOf(two.section),
		same_day: days.some((day) => (two.step.days ?? WEEKDAYS).includes(day)),
	};
}
