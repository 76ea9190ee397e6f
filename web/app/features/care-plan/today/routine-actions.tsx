import { SKIP_REASONS, type SkippedRoutine } from "@dewlight/contracts/profile.ts";
import { Check } from "lucide-react";
import { useState } from "react";
import { Button, buttonStyle } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { todayCopy as copy } from "../copy.ts";
import { dayOfWeek } from "../plan-rows.ts";

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
