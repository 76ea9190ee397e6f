import type { PlanStep } from "@dewlight/contracts/care-plan.ts";
import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import { StepDetails } from "#ui/plan/step-details.tsx";
import { WeekDots } from "#ui/plan/week-dots.tsx";
import { RampScale } from "./ramp-scale.tsx";

interface StepAdviceProps {
	section: PlanSection;
	step: PlanStep;
}

/** Reason, ramp-up, cautions, stop rules and evidence, on demand. */
export function StepAdvice({ section, step }: StepAdviceProps) {
	const paced = step.ramp !== null || step.start_week > 1;
	return <StepDetails step={step} pace={paced ? <RampScale section={section} step={step} /> : undefined} />;
}

/** What to do, and on which days. */
export function StepInstruction({ step }: { step: PlanStep }) {
	return (
		<>
			<p>{step.instruction}</p>
			{step.days !== undefined && <WeekDots days={step.days} />}
		</>
	);
}
