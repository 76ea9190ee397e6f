import type { Profile } from "@dewlight/contracts/profile.ts";
import { Check } from "lucide-react";
import { useState } from "react";
import { withMarks } from "#api/kept-copy.ts";
import { useUser } from "#api/use-session.ts";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Notice } from "#ui/notice.tsx";
import { todayCopy as copy } from "../copy.ts";
import { dayOfWeek } from "../steps/day-of-week.ts";
import { useProfileChange } from "../use-profile-change.ts";
import { SkipRoutine } from "./skip-routine.tsx";
import { TodayFrame } from "./today-frame.tsx";
import { todaySteps, todayView } from "./today-steps.ts";
import { useKeptMarks } from "./use-kept-marks.ts";
import { useRoutineMoment } from "./use-routine-moment.ts";

/** This morning's or tonight's steps, each checked off with one tap and taken back with another. */
export function TodayBlock({ profile }: { profile: Profile }) {
	const moment = useRoutineMoment();
	const change = useProfileChange();
	const account = useUser()?.id ?? 0;
	const { marks, keep } = useKeptMarks(account, change);
	const [unsent, setUnsent] = useState<readonly string[]>([]);
	const [skipFailed, setSkipFailed] = useState(false);
	const steps = todaySteps(profile);
	if (steps.length === 0) return null;
	const { day, part } = moment;
	const view = todayView(steps, moment, profile.stung_days);
	const done = withMarks(profile.done_steps[day] ?? [], marks, day);
	const open = view.on.map(({ step }) => step.id).filter((id) => !done.includes(id));
	const skipped = profile.skipped_routines.find((one) => one.day === day && one.part === part);
	const mark = async (ids: string[], isDone: boolean) => {
		setUnsent((before) => before.filter((id) => !ids.includes(id)));
		const outcome = await change({ kind: "done", day, steps: ids, done: isDone });
		if (outcome === "offline") keep(day, ids, isDone);
		if (outcome === "failed" || outcome === "refused") setUnsent((before) => [...before, ...ids]);
	};
	const skip = async (isSkipped: boolean, reason: NonNullable<typeof skipped>["reason"]) => {
		setSkipFailed(false);
		const outcome = await change({ kind: "skip", day, part, skipped: isSkipped, reason });
		setSkipFailed(outcome === "failed");
	};
	const undo = () => void skip(false, null);
	const allDone = open.length === 0;
	return (
		<TodayFrame
			moment={moment}
			view={view}
			done={done}
			lead={steps.every(({ product }) => product === null) ? copy.suggested : undefined}
			unsent={unsent}
			kept={marks.filter((one) => one.day === day).map(({ step }) => step)}
			skipped={skipped !== undefined}
			onMark={(id, isDone) => void mark([id], isDone)}
			notice={
				view.pausedUntil !== null && (
					<PauseNotice until={view.pausedUntil} onUndo={skipped?.reason === "stings" ? undo : null} />
				)
			}
		>
			{skipped === undefined ? (
				<div className="flex flex-wrap gap-3">
					{view.on.length > 1 && (
						<button
							type="button"
							aria-disabled={allDone || undefined}
							onClick={allDone ? undefined : () => void mark(open, true)}
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
					{view.on.length > 0 && !allDone && (
						<SkipRoutine part={part} onSkip={(reason) => void skip(true, reason)} />
					)}
				</div>
			) : (
				<div className="grid justify-items-start gap-2">
					<output className="block font-semibold">{copy.skipped[part]}</output>
					<p className="max-w-reading text-small text-ink-2">{copy.skippedText}</p>
					<Button tone="secondary" size="small" onClick={undo}>
						{copy.undo}
					</Button>
				</div>
			)}
			{skipFailed && (
				<p role="alert" className="text-small font-medium text-danger">
					{copy.skipFailed}
				</p>
			)}
		</TodayFrame>
	);
}

interface PauseNoticeProps {
	/** First day YYYY-MM-DD on which everything may be used again. */
	until: string;
	/** Null where it was told elsewhere than by skipping this routine. */
	onUndo: (() => void) | null;
}

/** What rests because skin stung, how it goes on, and when to have it looked at. */
function PauseNotice({ until, onUndo }: PauseNoticeProps) {
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
