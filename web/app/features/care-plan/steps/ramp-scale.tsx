import type { PlanStep } from "@dewlight/contracts/care-plan.ts";
import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import { type Beginning, firstDayOf } from "@dewlight/core/routine/steps-of-day.ts";
import { classNames } from "#ui/class-names.ts";
import { stepCopy } from "../copy.ts";
import { dayOfWeek } from "../plan-rows.ts";

const copy = stepCopy.ramp;
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

interface RampScaleProps {
	section: PlanSection;
	step: Pick<PlanStep, "ramp" | "start_week">;
	beginning: Beginning;
}

/** How a step is begun: for every stage seven dots, one for each use of a week; with days once it is in use. */
export function RampScale({ section, step, beginning }: RampScaleProps) {
	const { begun, since } = beginning;
	const first = since === null ? null : firstDayOf(step.start_week, beginning);
	return (
		<div className="grid gap-2.5">
			{step.start_week > 1 && (first === null || first !== since) && (
				<p>{startWords(step.start_week, begun)}</p>
			)}
			{step.ramp !== null && (
				<ol className="grid w-fit gap-1.5">
					{rampStages(step.ramp).map((stage) => (
						<li key={stage.from} className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<span className="w-28 text-ink-2">
								<span>{stageWords(stage)}</span>
								{first !== null && (
									<span className="block">{copy.fromDay(dayOfWeek(first, stage.from))}</span>
								)}
							</span>
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
			{step.ramp !== null && first === null && <p className="text-ink-2">{copy.unknown}</p>}
		</div>
	);
}

function startWords(week: number, begun: string | null): string {
	return begun === null ? copy.starts(week) : copy.startsOn(dayOfWeek(begun, week), week);
}

function stageWords({ from, to }: RampStage): string {
	if (to === null) return copy.from(from);
	return to === from ? copy.first(String(from)) : copy.span(from, to);
}

interface RampStage {
	/** First week of use, counted from 1. */
	from: number;
	/** Null for the settled pace. */
	to: number | null;
	perWeek: number;
}

/** The weeks of a ramp-up as stages; the last one has no end. */
export function rampStages(ramp: readonly (readonly [week: number, perWeek: number])[]): RampStage[] {
	return ramp.map(([from, perWeek], index) => {
		const next = ramp[index + 1];
		return { from, to: next === undefined ? null : next[0] - 1, perWeek };
	});
}
