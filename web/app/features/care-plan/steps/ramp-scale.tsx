import type { PlanStep } from "@dewlight/contracts/care-plan.ts";
import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import { classNames } from "#ui/class-names.ts";
import { stepCopy } from "../copy.ts";
import { type RampStage, rampStages } from "./ramp-stages.ts";

const copy = stepCopy.ramp;
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

interface RampScaleProps {
	section: PlanSection;
	step: Pick<PlanStep, "ramp" | "start_week">;
}

/** How a step is begun: for every stage seven dots, one for each use of a week. */
export function RampScale({ section, step }: RampScaleProps) {
	return (
		<div className="grid gap-2.5">
			{step.start_week > 1 && <p>{copy.starts(step.start_week)}</p>}
			{step.ramp !== null && (
				<ol className="grid w-fit gap-1.5">
					{rampStages(step.ramp).map((stage) => (
						<li key={stage.from} className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<span className="w-28 text-ink-2">{stageWords(stage)}</span>
							<span aria-hidden="true" className="flex gap-1">
								{DAYS.map((day) => (
									<span
										key={day}
										className={classNames(
											"size-2.5 rounded-full",
											day <= stage.perWeek ? "bg-fig" : "border border-field",
										)}
									/>
								))}
							</span>
							<span className="font-medium">
								{stage.perWeek} {(stage.perWeek === 1 ? copy.one : copy.perWeek)[section]}
							</span>
						</li>
					))}
				</ol>
			)}
		</div>
	);
}

function stageWords({ from, to }: RampStage): string {
	if (to === null) return copy.from(from);
	return to === from ? copy.first(String(from)) : copy.span(from, to);
}
