import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import { labelOf } from "#ui/label-of.ts";
import { OutboundLink } from "#ui/outbound-link.tsx";
import { planCopy } from "#ui/plan/copy.ts";
import { instructionWords } from "#ui/plan/instruction-words.ts";
import { scheduleWords } from "#ui/plan/schedule-words.ts";
import { StepDetails } from "#ui/plan/step-details.tsx";
import { WeekDots } from "#ui/plan/week-dots.tsx";
import { ProductShape } from "#ui/product/product-shape.tsx";
import { Tag } from "#ui/tag.tsx";
import { reportCopy } from "../copy.ts";
import type { PlanRow } from "./read-care-plan.ts";

const copy = reportCopy.plan;

export function PlanStep({ section, row }: { section: PlanSection; row: PlanRow }) {
	const { key, step } = row;
	const label = labelOf(key);
	const schedule = step === null ? null : scheduleWords(section, step);
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-5 break-inside-avoid">
			<ProductShape category={key} className="h-14 w-11" />
			<div className="grid gap-1.5">
				<h4 className="font-display text-h3">{label}</h4>
				<div className="flex flex-wrap gap-1.5 empty:hidden">
					{schedule !== null && <Tag>{schedule}</Tag>}
					{step?.evidence && <Tag tone="fig">{planCopy.evidenceTags[step.evidence.grade]}</Tag>}
				</div>
			</div>
			<div className="col-span-2 grid gap-2">
				{step === null ? (
					<p className="text-ink-2">{copy.noInstruction}</p>
				) : (
					<>
						<p>{instructionWords(step.instruction)}</p>
						{step.days && <WeekDots days={step.days} />}
						{step.product && (
							<p className="text-small">
								<span className="text-ink-2">{copy.product}: </span>
								<OutboundLink
									href={step.product.product_url}
									className="font-semibold text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
								>
									{step.product.name}
								</OutboundLink>
							</p>
						)}
						{!step.product && step.look_for && <p className="text-small">{step.look_for}</p>}
						<StepDetails step={step} />
					</>
				)}
			</div>
		</li>
	);
}
