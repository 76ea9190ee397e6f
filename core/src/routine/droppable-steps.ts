import { isExfoliating, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import type { StepId } from "../knowledge/steps/step-rules.ts";
import type { CarePlan } from "./care-plan.ts";
import { type PlacedStep, planSteps } from "./plan-steps.ts";
import { stepKey } from "./step-key.ts";

/** A step that may go, and what of the plan does its work. */
export interface DroppableStep {
	/** `{section}_{step}`. */
	step: string;
	reason: string;
}

/** Steps nobody loses anything by leaving out: fewer products irritate less and cost less. In the order of the day. */
export function droppableSteps(plan: CarePlan): DroppableStep[] {
	const steps = planSteps(plan);
	return steps.flatMap((placed) => {
		const reason = reasonToDrop(placed, steps);
		return reason === null
			? []
			: [{ step: stepKey({ section: placed.section, category: placed.key }), reason }];
	});
}

function reasonToDrop(placed: PlacedStep, steps: readonly PlacedStep[]): string | null {
	const others = steps.filter((other) => other !== placed);
	const moisturizes = others.some(({ key }) => key === "moisturizer");
	const treats = placed.step.actives.some(isTreatment);
	switch (placed.key) {
		case "toner":
		case "serum":
			return !treats && moisturizes ? MOISTURIZER_DOES_IT : repeats(placed, others) ? SAME_AT_NIGHT : null;
		case "eye_cream":
			return !treats && moisturizes ? EYE_AREA : null;
		case "mask":
			return !treats && moisturizes ? MASK : null;
		case "exfoliant":
			return others.some(({ step }) => step.actives.some(isRetinoid)) &&
				placed.step.actives.some(isExfoliating)
				? RETINOID_DOES_IT
				: null;
		case "cleanser":
			return mayRinse(placed, others) ? RINSE : null;
		case "moisturizer":
		case "sunscreen":
			return null;
	}
}

const MOISTURIZER_DOES_IT =
	"It adds water and softness, and your moisturizer does that too. Leave it out if you like fewer steps.";
const SAME_AT_NIGHT = "The same ingredient is in your night routine, so once a day may be enough for you.";
const EYE_AREA =
	"Your moisturizer may go around the eyes as well; darkness there is often inherited and changes little.";
const MASK = "A mask is a pleasant extra. What it does for a few hours, the daily steps do every day.";
const RETINOID_DOES_IT =
	"The retinoid in your plan smooths the surface as well, so the exfoliant can go, above all if your skin feels tight.";
const RINSE =
	"If your skin is not oily in the morning, lukewarm water does; the evening wash is the one that counts.";

/** A morning treatment that the night brings again. */
function repeats({ section, step }: PlacedStep, others: readonly PlacedStep[]): boolean {
	if (section !== "morning" || step.actives.length === 0) return false;
	return others.some(
		(other) => other.section === "night" && step.actives.every((id) => other.step.actives.includes(id)),
	);
}

/** Oily skin is washed twice a day; other skin is clean in the morning. */
function mayRinse({ section, step }: PlacedStep, others: readonly PlacedStep[]): boolean {
	const washedAtNight = others.some((other) => other.section === "night" && other.key === "cleanser");
	return (
		section === "morning" && washedAtNight && step.step_id !== OILY_WASH && !step.actives.some(isTreatment)
	);
}

const OILY_WASH: StepId = "step.cleanser_gel";
