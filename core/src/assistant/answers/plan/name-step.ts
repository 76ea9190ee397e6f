import { isStepId, STEP_RULES } from "../../../knowledge/steps/step-rules.ts";
import type { PlacedStep } from "../../../routine/plan-steps.ts";
import type { Citation } from "../../assistant-event.ts";
import { citeRule } from "../../writing/cite.ts";

/** "gel cleanser", or the kind of step where its row is unknown. */
export function nameStep({ key, step }: PlacedStep): string {
	const title =
		step.step_id !== undefined && isStepId(step.step_id)
			? STEP_RULES[step.step_id].title
			: key.replace("_", " ");
	return /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

export function citePlanned(placed: PlacedStep): Citation[] {
	const { step_id } = placed.step;
	return step_id === undefined
		? []
		: [citeRule(step_id, `Your plan, ${placed.section} ${placed.key.replace("_", " ")}`)];
}
