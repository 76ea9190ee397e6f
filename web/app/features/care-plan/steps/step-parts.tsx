import type { PlanStep } from "@dewlight/contracts/care-plan.ts";
import type { Product } from "@dewlight/contracts/products.ts";
import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import type { Beginning } from "@dewlight/core/routine/steps-of-day.ts";
import { OutboundLink } from "#ui/outbound-link.tsx";
import { instructionWords } from "#ui/plan/schedule-words.ts";
import { StepDetails } from "#ui/plan/step-details.tsx";
import { WeekDots } from "#ui/plan/week-dots.tsx";
import { shortName } from "#ui/product/short-name.ts";
import { stepCopy as copy } from "../copy.ts";
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

/** A change that was not saved: said in the row, whose button offers it again. */
export function NotSaved() {
	return <output className="block font-medium text-danger">{copy.notSaved}</output>;
}

/** Brand and short name, linking to the shop; the whole name stands in the details. */
export function ProductLine({ product, nameId }: { product: Product; nameId: string }) {
	const { brand, name, product_url } = product;
	return (
		<p id={nameId}>
			{brand !== undefined && brand !== "" && <span className="text-ink-2">{brand} </span>}
			<OutboundLink
				href={product_url}
				className={
					product_url === null
						? "font-semibold"
						: "font-semibold text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
				}
			>
				{shortName(name)}
			</OutboundLink>
		</p>
	);
}
