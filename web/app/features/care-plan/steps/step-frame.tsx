import type { PlanStep } from "@dewlight/contracts/care-plan.ts";
import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import type { ReactNode } from "react";
import { planCopy } from "#ui/plan/copy.ts";
import { scheduleWords } from "#ui/plan/schedule-words.ts";
import { Tag } from "#ui/tag.tsx";

interface StepFrameProps {
	/** Given to the name of the step. */
	id: string;
	title: string;
	/** Place in the order of the section; null where the order does not matter. */
	number: number | null;
	tags?: ReactNode;
	children: ReactNode;
}

/** A step of the day: its number and name, then what belongs to it. */
export function StepFrame({ id, title, number, tags, children }: StepFrameProps) {
	return (
		<li className="grid gap-3 py-5 break-inside-avoid wide:py-6">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<h3 id={id} className="flex items-center gap-3 text-h3">
					{number !== null && (
						<span
							aria-hidden="true"
							className="grid size-8 shrink-0 place-items-center rounded-full bg-blush font-sans text-small font-semibold text-fig"
						>
							{number}
						</span>
					)}
					{title}
				</h3>
				<div className="flex flex-wrap gap-1.5 empty:hidden">{tags}</div>
			</div>
			<div className="grid min-w-0 gap-3 wide:pl-11">{children}</div>
		</li>
	);
}

/** How often, and how sure. */
export function StepTags({ section, step }: { section: PlanSection; step: PlanStep }) {
	const schedule = scheduleWords(section, step);
	return (
		<>
			{schedule !== null && <Tag>{schedule}</Tag>}
			{step.evidence && <Tag tone="fig">{planCopy.evidenceTags[step.evidence.grade]}</Tag>}
		</>
	);
}
