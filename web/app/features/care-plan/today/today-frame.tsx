import { SKIP_REASONS, type SkippedRoutine } from "@dewlight/contracts/profile.ts";
import { Check, Circle, Moon, Sun } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, buttonStyle } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Checkbox } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Card } from "#ui/page.tsx";
import { noonOf, type RoutineMoment } from "#ui/plan/schedule.ts";
import { labelOf } from "#ui/words.ts";
import { dayOfWeek } from "../plan-rows.ts";
import { todayCopy as copy } from "./copy.ts";
import type { TodayStep, TodayView } from "./today-steps.ts";

const DAY = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" });

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

interface RoutineActionsProps {
	part: "morning" | "night";
	/** How many steps are on, and the ids of those not checked off. */
	count: number;
	open: readonly string[];
	skipped: SkippedRoutine | null;
	/** Skipping, or taking it back, waits on this device. */
	kept: boolean;
	failed: boolean;
	onDone: (ids: string[]) => void;
	onSkip: (skipped: boolean, reason: SkippedRoutine["reason"]) => void;
}

/** What can be done with a whole routine: all of it, none of it, and back. */
export function RoutineActions(props: RoutineActionsProps) {
	const { part, count, open, skipped, kept, failed, onDone, onSkip } = props;
	const allDone = open.length === 0;
	return (
		<>
			{skipped === null ? (
				<div className="flex flex-wrap gap-3">
					{count > 1 && (
						<button
							type="button"
							aria-disabled={allDone || undefined}
							onClick={allDone ? undefined : () => onDone([...open])}
							className={
								allDone
									? "inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full bg-sage-soft px-4 text-small font-semibold text-sage"
									: `${buttonStyle("secondary", "small")} justify-self-start`
							}
						>
							{allDone && <Check aria-hidden="true" strokeWidth={2.5} className="size-4" />}
							{copy.allDone}
						</button>
					)}
					{count > 0 && !allDone && <SkipRoutine part={part} onSkip={(reason) => onSkip(true, reason)} />}
				</div>
			) : (
				<div className="grid justify-items-start gap-2">
					<output className="block font-semibold">{copy.skipped[part]}</output>
					<p className="max-w-reading text-small text-ink-2">{copy.skippedText}</p>
					<Button tone="secondary" size="small" onClick={() => onSkip(false, null)}>
						{copy.undo}
					</Button>
				</div>
			)}
			{kept && <output className="block text-small text-ink-2">{copy.kept}</output>}
			{failed && (
				<p role="alert" className="text-small font-medium text-danger">
					{copy.skipFailed}
				</p>
			)}
		</>
	);
}

interface SkipRoutineProps {
	part: "morning" | "night";
	onSkip: (reason: (typeof SKIP_REASONS)[number] | null) => void;
}

/** Skips a routine; why, nobody has to say. */
function SkipRoutine({ part, onSkip }: SkipRoutineProps) {
	const [asking, setAsking] = useState(false);
	if (!asking) {
		return (
			<Button tone="quiet" size="small" onClick={() => setAsking(true)}>
				{copy.skip[part]}
			</Button>
		);
	}
	return (
		<fieldset className="grid basis-full gap-2 rounded-sm bg-silk p-4">
			<legend className="sr-only">{copy.skip[part]}</legend>
			<p className="font-semibold">{copy.skipWhy}</p>
			<div className="flex flex-wrap gap-2">
				{SKIP_REASONS.map((reason) => (
					<Button key={reason} tone="secondary" size="small" onClick={() => onSkip(reason)}>
						{copy.skipReasons[reason]}
					</Button>
				))}
				<Button tone="secondary" size="small" onClick={() => onSkip(null)}>
					{copy.skipReasons.none}
				</Button>
				<Button tone="quiet" size="small" onClick={() => setAsking(false)}>
					{copy.skipCancel}
				</Button>
			</div>
		</fieldset>
	);
}

interface PauseNoticeProps {
	/** First day YYYY-MM-DD on which everything may be used again. */
	until: string;
	/** Null where it was told elsewhere than by skipping this routine. */
	onUndo: (() => void) | null;
}

/** What rests because skin stung, how it goes on, and when to have it looked at. */
export function PauseNotice({ until, onUndo }: PauseNoticeProps) {
	return (
		<Notice tone="warn" live="status" title={copy.pauseTitle(dayOfWeek(until, 1))}>
			<div className="grid max-w-reading justify-items-start gap-2 text-small text-ink">
				<p>{copy.pauseText}</p>
				<p className="font-semibold">{copy.pauseWarn}</p>
				{onUndo !== null && (
					<Button tone="secondary" size="small" onClick={onUndo}>
						{copy.pauseUndo}
					</Button>
				)}
			</div>
		</Notice>
	);
}
