import type { PlanStep } from "@dewlight/contracts/care-plan.ts";
import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import type { Beginning } from "@dewlight/core/routine/steps-of-day.ts";
import { instructionWords } from "#ui/plan/instruction-words.ts";
import { StepDetails } from "#ui/plan/step-details.tsx";
import { WeekDots } from "#ui/plan/week-dots.tsx";
import { RampScale } from "./ramp-scale.tsx";

interface StepAdviceProps {
	section: PlanSection;
	step: PlanStep;
	beginning: Beginning;
}

/** Reason, ramp-up, cautions, stop rules and evidence, on demand. */
export function StepAdvice({ section, step, beginning }: StepAdviceProps) {
	const paced = step.ramp !== null || step.start_week > 1;
	const pace = paced ? <RampScale section={section} step={step} beginning={beginning} /> : undefined;
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
