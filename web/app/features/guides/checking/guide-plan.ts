import { isStepId, type StepId } from "@dewlight/core/knowledge/steps/step-rules.ts";
import { buildCarePlan } from "@dewlight/core/routine/build-care-plan.ts";
import type { PlanSection, PlanStep } from "@dewlight/core/routine/care-plan.ts";
import { factsFromAnswers } from "@dewlight/core/routine/facts-from-answers.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { CONCERNS, type Concern } from "@dewlight/core/skin/concern.ts";
import type { GuideClaims } from "../guide.ts";

export interface PlannedStep {
	section: PlanSection;
	step_id: StepId;
	plan: PlanStep;
}

/** The steps core plans for the person of a guide, in the order of use. */
export function guidePlan({ skin_type, sensitivity, concerns, told }: GuideClaims["person"]): PlannedStep[] {
	const person = { goals: [], issues: [], preferences: {}, ...told };
	const plan = buildCarePlan({
		skin_type,
		sensitivity,
		findings: concerns.map(({ concern, severity }) => ({
			concern: concernNamed(concern),
			severity,
			confidence: 0.7,
			zones: ["left_cheek", "right_cheek"],
			because: [],
		})),
		person,
		facts: factsFromAnswers(person.preferences),
		red_flags: [],
		previous_plan: null,
	});
	return planSteps(plan).map(({ section, step }) => {
		const id = step.step_id ?? "";
		if (!isStepId(id)) throw new Error(`core planned a step without a rule: ${id}`);
		return { section, step_id: id, plan: step };
	});
}

function concernNamed(name: string): Concern {
	const found = CONCERNS.find((concern) => concern === name);
	if (found === undefined)
		throw new Error(`"${name}" is no concern of core; it knows ${CONCERNS.join(", ")}.`);
	return found;
}
