import { type PlacedStep, planSteps } from "../../../routine/plan-steps.ts";
import type { Concern } from "../../../skin/concern.ts";
import type { ChatReport } from "../../assistant-context.ts";
import type { Slots } from "../../question.ts";
import { concernModule } from "../../writing/concern-module.ts";

/** The steps a question means: by kind, by ingredient, by part of the day; [] where it names none the plan has. */
export function findSteps({ analysis }: ChatReport, { category, actives, section }: Slots): PlacedStep[] {
	const ids: readonly string[] = actives.map(({ id }) => id);
	if (category === null && ids.length === 0) return [];
	return planSteps(analysis.care_plan).filter(
		(placed) =>
			(section === null || placed.section === section) &&
			(category === null || placed.key === category) &&
			(ids.length === 0 || placed.step.actives.some((id) => ids.includes(id))),
	);
}

/** The step that is there because of a concern, without any of the ingredients to leave out. */
export function stepFor(
	{ analysis }: ChatReport,
	concern: Concern,
	excluded: readonly string[] = [],
): PlacedStep | undefined {
	const module = concernModule(concern);
	return planSteps(analysis.care_plan).find(
		({ step: { because_ids, actives } }) =>
			because_ids.includes(module) && !actives.some((id) => excluded.includes(id)),
	);
}
