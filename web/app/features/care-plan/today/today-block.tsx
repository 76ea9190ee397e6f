import type { Profile, SkippedRoutine } from "@dewlight/contracts/profile.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type KeptDone, keepTaps, useKeptTaps } from "#api/kept-taps.ts";
import { profileQuery } from "#api/profile-calls.ts";
import { useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { uiCopy } from "#ui/copy.ts";
import { RetryNotice } from "#ui/notice.tsx";
import { Card, Skeleton } from "#ui/page.tsx";
import { carePlanCopy } from "../copy.ts";
import { keepPlan } from "../kept/kept-plan.ts";
import { usePendingChanges, useProfileChange, withChange } from "../profile-change.ts";
import { todayCopy as copy } from "./copy.ts";
import { PauseNotice, RoutineActions, TodayFrame } from "./today-frame.tsx";
import { todaySteps, todayView } from "./today-steps.ts";
import { skippedNow, useKeptRoutine, useRoutineMoment, withMarks, withStung } from "./use-routine.ts";

/** This morning's or tonight's steps, each checked off with one tap and taken back with another. */
export function TodayBlock({ profile }: { profile: Profile }) {
	const moment = useRoutineMoment();
	const change = useProfileChange();
	const account = useUser()?.id ?? 0;
	const taps = useKeptTaps(account);
	useKeptRoutine(account, change);
	// A box that waits for the store to tell of the call falls back to unchecked for a moment.
	const [pressed, setPressed] = useState<readonly KeptDone[]>([]);
	const [unsent, setUnsent] = useState<readonly string[]>([]);
	const [skipFailed, setSkipFailed] = useState(false);
	const steps = todaySteps(profile);
	if (steps.length === 0) return null;
	const { day, part } = moment;
	const view = todayView(steps, moment, withStung(profile.stung_days, taps));
	const done = withMarks(withMarks(profile.done_steps[day] ?? [], taps, day), pressed, day);
	const { skipped, kept } = skippedNow(profile.skipped_routines, taps, moment);
	const mark = async (ids: string[], isDone: boolean) => {
		const now: KeptDone[] = ids.map((step) => ({ kind: "done", day, step, done: isDone }));
		setUnsent((before) => before.filter((id) => !ids.includes(id)));
		setPressed((before) => [...before.filter(({ step }) => !ids.includes(step)), ...now]);
		const outcome = await change({ kind: "done", day, steps: ids, done: isDone });
		if (outcome === "offline") keepTaps(account, now);
		setPressed((before) => before.filter((one) => !now.includes(one)));
		if (outcome === "failed" || outcome === "refused") setUnsent((before) => [...before, ...ids]);
	};
	const skip = async (isSkipped: boolean, reason: SkippedRoutine["reason"]) => {
		setSkipFailed(false);
		const sent = { kind: "skip", day, part, skipped: isSkipped, reason } as const;
		const outcome = await change(sent);
		if (outcome === "offline") keepTaps(account, [sent]);
		setSkipFailed(outcome === "failed" || outcome === "refused");
	};
	return (
		<TodayFrame
			moment={moment}
			view={view}
			done={done}
			lead={steps.every(({ product }) => product === null) ? copy.suggested : undefined}
			unsent={unsent}
			kept={taps.flatMap((tap) => (tap.kind === "done" && tap.day === day ? [tap.step] : []))}
			skipped={skipped !== null}
			onMark={(id, isDone) => void mark([id], isDone)}
			notice={
				view.pausedUntil !== null && (
					<PauseNotice
						until={view.pausedUntil}
						onUndo={skipped?.reason === "stings" ? () => void skip(false, null) : null}
					/>
				)
			}
		>
			<RoutineActions
				part={part}
				count={view.on.length}
				open={view.on.map(({ step }) => step.id).filter((id) => !done.includes(id))}
				skipped={skipped}
				kept={kept}
				failed={skipFailed}
				onDone={(ids) => void mark(ids, true)}
				onSkip={(isSkipped, reason) => void skip(isSkipped, reason)}
			/>
		</TodayFrame>
	);
}

/** Today's routine wherever it stands, with its own loading, empty and error states. */
export function TodayPart() {
	const user = useUser();
	const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(profileQuery);
	const pending = usePendingChanges();
	useEffect(() => {
		if (user !== null && data !== undefined) keepPlan(user, data, dataUpdatedAt);
	}, [user, data, dataUpdatedAt]);
	if (data === undefined) {
		if (isError && !isFetching) {
			return (
				<RetryNotice text={carePlanCopy.failed} retryLabel={uiCopy.tryAgain} onRetry={() => void refetch()} />
			);
		}
		return (
			<>
				<output className="sr-only">{carePlanCopy.loading}</output>
				<Skeleton className="h-96 rounded-lg" />
			</>
		);
	}
	const profile = pending.reduce(withChange, data);
	if (todaySteps(profile).length > 0) return <TodayBlock profile={profile} />;
	const isHeld = profile.held !== undefined;
	return (
		<Card className="grid justify-items-start gap-3">
			<h2 className="text-h2">{isHeld ? copy.held : carePlanCopy.empty.lead}</h2>
			<p className="max-w-reading text-ink-2">{isHeld ? copy.heldText : copy.noPlan}</p>
			<LinkButton to={isHeld ? paths.carePlan : paths.upload}>
				{isHeld ? copy.plan : carePlanCopy.empty.lead}
			</LinkButton>
		</Card>
	);
}
