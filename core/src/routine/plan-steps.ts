import {
	type CarePlan,
	MORNING_STEPS,
	NIGHT_STEPS,
	type PlanSection,
	type PlanStep,
	type ProductCategory,
	WEEKLY_STEPS,
} from "./care-plan.ts";

export interface PlacedStep {
	section: PlanSection;
	key: ProductCategory;
	step: PlanStep;
}

/** Every step of a plan in the order it is done: morning, night, weekly. */
export function planSteps(plan: CarePlan): PlacedStep[] {
	const placed: PlacedStep[] = [];
	for (const key of MORNING_STEPS) {
		const step = plan.morning[key];
		if (step) placed.push({ section: "morning", key, step });
	}
	for (const key of NIGHT_STEPS) {
		const step = plan.night[key];
		if (step) placed.push({ section: "night", key, step });
	}
	for (const key of WEEKLY_STEPS) {
		const step = plan.weekly[key];
		if (step) placed.push({ section: "weekly", key, step });
	}
	return placed;
}
