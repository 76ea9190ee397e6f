import { isActiveId } from "../knowledge/actives.ts";
import type { ProductRule } from "../knowledge/step-rule.ts";
import { isStepId, STEP_RULES } from "../knowledge/steps/step-rules.ts";
import type { PlanStep, ProductCategory } from "../routine/care-plan.ts";

/** What a product must be for this step: the row of the step table, or for a step made elsewhere its own actives. */
export function stepProductRule(step: PlanStep, category: ProductCategory): ProductRule {
	if (step.step_id !== undefined && isStepId(step.step_id)) return STEP_RULES[step.step_id].product;
	const actives = step.actives.filter(isActiveId);
	return {
		any_of: actives,
		may_contain: [...actives, "niacinamide"],
		prefers: [],
		textures: [],
		...(category === "sunscreen" ? { spf_min: 30 } : {}),
	};
}
