import { Check, Circle, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { Disclosure } from "#ui/disclosure.tsx";
import { Checkbox } from "#ui/field.tsx";
import { Card } from "#ui/page.tsx";
import { noonOf, type RoutineMoment } from "#ui/plan/schedule.ts";
import { labelOf } from "#ui/words.ts";
import { todayCopy as copy } from "../copy.ts";
import type { TodayStep, TodayView } from "./today-steps.ts";

interface TodayFrameProps {
	moment: RoutineMoment;
	view: TodayView;
	/** Ids of what is checked off. */
	done: readonly string[];
	lead?: string | undefined;
	/** Ids whose last tap did not reach the server. */
	unsent?: readonly string[];
	/** Ids whose last tap waits on this device for a connection. */
	kept?: readonly string[];
	/** True where the routine is skipped: its steps are shown without marks. */
	skipped?: boolean;
	/** Stands above the steps. */
	notice?: ReactNode;
	/** Missing where nothing can be changed. */
	onMark?: (id: string, done: boolean) => void;
	children?: ReactNode;
}

/** The routine of one morning or night: what is on, in order, and below it what is not. */
export function TodayFrame({
	moment,
	view,
	done,
	lead,
	unsent = [],
	kept = [],
	skipped = false,
	notice,
	onMark,
	children,
}: TodayFrameProps) {
	const { part, day } = moment;
	const Icon = part === "night" ? Moon : Sun;
	return (
		<Card className="print:hidden">
			<section aria-labelledby="today-title" className="grid gap-3">
				<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
					<h2 id="today-title" className="flex items-center gap-3 text-h2 text-fig">
						<Icon aria-hidden="true" className="size-6" />
						{copy.titles[part]}
					</h2>
					<p className="text-small text-ink-2">{DAY.format(noonOf(day))}</p>
				</div>
				{lead !== undefined && <p className="max-w-reading text-small text-ink-2">{lead}</p>}
				{notice}
				{skipped ? null : view.on.length === 0 ? (
					<p className="text-ink-2">{copy.nothing[part]}</p>
				) : (
					<ol className="divide-y divide-line">
						{view.on.map(({ step, week }) => {
							const isDone = done.includes(step.id);
							const words = <StepWords step={step} week={week} />;
							return (
								<li key={step.id}>
									{onMark === undefined ? (
										<KeptMark done={isDone}>{words}</KeptMark>
									) : (
										<Checkbox
											label={words}
											checked={isDone}
											onChange={(event) => onMark(step.id, event.currentTarget.checked)}
										/>
									)}
									{step.more !== null && (
										<Disclosure
											className="-mt-2 pl-9"
											summary={
												<>
													{copy.more}
													<span className="sr-only"> ({labelOf(step.key)})</span>
												</>
											}
										>
											<p className="pb-2 text-small text-ink-2">{step.more}</p>
										</Disclosure>
									)}
									{unsent.includes(step.id) && (
										<output className="block pb-2 pl-9 text-small font-medium text-danger">
											{copy.notSaved}
										</output>
									)}
									{kept.includes(step.id) && (
										<output className="block pb-2 pl-9 text-small text-ink-2">{copy.kept}</output>
									)}
								</li>
							);
						})}
					</ol>
				)}
				{children}
				{view.off.length > 0 && (
					<div className="grid gap-1 text-small text-ink-2">
						<h3 className="font-sans text-small font-semibold">{copy.off[part]}</h3>
						<ul className="grid gap-1">
							{view.off.map(({ step, words }) => (
								<li key={step.id}>{copy.offLine(step.product ?? labelOf(step.key), words)}</li>
							))}
						</ul>
					</div>
				)}
			</section>
		</Card>
	);
}

function StepWords({ step, week }: { step: TodayStep; week: number | null }) {
	const note = step.pace === null ? copy.asLabel : week === null ? null : copy.week(week);
	return (
		<span className="grid gap-0.5">
			<span className="font-semibold">{labelOf(step.key)}</span>
			{step.product !== null && <span>{step.product}</span>}
			{step.how !== null && <span className="text-small text-ink-2">{step.how}</span>}
			{note !== null && <span className="text-small text-ink-2">{note}</span>}
		</span>
	);
}

/** A mark that can only be read. */
function KeptMark({ done, children }: { done: boolean; children: ReactNode }) {
	const Mark = done ? Check : Circle;
	return (
		<div className="flex items-start gap-3 py-2">
			<Mark aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-fig" />
			<span className="sr-only">{done ? copy.done : copy.notDone}</span>
			{children}
		</div>
	);
}

const DAY = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" });
