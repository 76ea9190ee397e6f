import type { PlanStep } from "@dewlight/contracts/care-plan.ts";
import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import { instructionWords } from "#ui/plan/instruction-words.ts";
import { StepDetails } from "#ui/plan/step-details.tsx";
import { WeekDots } from "#ui/plan/week-dots.tsx";
import { RampScale } from "./ramp-scale.tsx";

interface StepAdviceProps {
	section: PlanSection;
	step: PlanStep;
	/** Day its product came into use; null where it is not, or nobody knows. */
	since: string | null;
	/** Day the first product of the plan came into use. */
	begun: string | null;
}

/** Reason, ramp-up, cautions, stop rules and evidence, on demand. */
export function StepAdvice({ section, step, since, begun }: StepAdviceProps) {
	const paced = step.ramp !== null || step.start_week > 1;
	const pace = paced ? <RampScale section={section} step={step} since={since} begun={begun} /> : undefined;
	return <StepDetails step={step} pace={pace} />;
}

/** What to do, and on which days. */
export function StepInstruction({ step }: { step: PlanStep }) {
	return (
		<>
			<p>{instructionWords(step.instruction)}</p>
			{step.days !== undefined && <WeekDots days={step.days} />}
		</>
	);
}
