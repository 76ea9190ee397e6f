import { POLL_MS } from "@dewlight/contracts/constants.ts";
import { STAGES, type Stage } from "@dewlight/core/scan/stages.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { paths } from "#paths.ts";
import { FaceLight } from "#ui/brand-mark.tsx";
import { TextLink } from "#ui/button.tsx";
import { Progress } from "#ui/meters.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, PageHeading } from "#ui/page.tsx";
import { Report, ReportPage } from "../report/report-page.tsx";
import {
	CheckinFailure,
	EventsLost,
	LatestLost,
	PhotoRefused,
	ScanFailed,
	useCheckin,
} from "../results/checkin-states.tsx";
import { closedCheckinKey, readCheckin, readEvents, readLatestId } from "../scan-calls.ts";
import { liveCopy } from "./copy.ts";
import { followStream, type LiveCalls, runPolls } from "./follow-scan.ts";
import {
	type LiveGoal,
	type LiveState,
	livePartsOf,
	nextPolls,
	photoQualityOf,
	reduceLive,
	startLive,
} from "./live-state.ts";
import { usePageVisible } from "./use-page-visible.ts";

/** What arrives at once is shown one by one, in a tenth of a second for the whole scan. */
const STAGE_MS = 100 / STAGES.length;

const CALLS: LiveCalls = { readLatestId, readEvents, readCheckin, now: () => Date.now() };

/** A scan that is followed tells its events by itself: a turn without any counts as an empty poll. */
const FOLLOWED: LiveCalls = { ...CALLS, readEvents: async () => [] };

interface LiveViewProps {
	goal: LiveGoal;
	/** Reason of a photo that passed with a warning, from the upload (SCAN-A17). */
	warning: string | null;
	/** The check-in that the upload became, once the server has said so. */
	takenId?: number | null;
}

/** How often the scan is looked for again once it was lost from sight. */
const LOOK_AGAIN_MS = 5_000;

/** One attempt at a time: "Try again" begins a new one. */
export function LiveView(props: LiveViewProps) {
	const [attempt, setAttempt] = useState(0);
	return <LiveAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function LiveAttempt({ goal, warning, takenId = null, onRetry }: LiveViewProps & { onRetry: () => void }) {
	const state = useLiveScan(goal, takenId);
	const { end, targetId } = state;
	useFoundAgain(end?.kind === "events_lost" ? targetId : null, onRetry);
	switch (end?.kind) {
		case undefined:
		case "complete":
			return <LiveReport state={state} warning={warning} />;
		case "photo_refused":
			return <PhotoRefused reason={end.reason} />;
		case "scan_failed":
			return <ScanFailed />;
		case "latest_lost":
			return <LatestLost onRetry={onRetry} />;
		case "events_lost":
			return <EventsLost onRetry={onRetry} />;
		default:
			return assertNever(end);
	}
}

function LiveReport({ state, warning }: { state: LiveState; warning: string | null }) {
	const done = usePacedCount(state.events.length);
	const complete = state.end?.kind === "complete";
	useReadAhead(complete ? state.targetId : null);
	// Once all is there the whole report is a moment away: drawing it part by part would only hold that up.
	const grown = useHeld(done, complete);
	const reason = warning ?? photoQualityOf(state.events.slice(0, done))?.reason ?? null;
	const notices = (
		<div className="mb-8 grid gap-3 empty:hidden">
			{reason !== null && (
				<Notice tone="warn" title={liveCopy.warningTitle}>
					{reason}
				</Notice>
			)}
			{state.newerId !== null && (
				<Notice live="status">
					{liveCopy.newer} <TextLink to={paths.result(state.newerId)}>{liveCopy.openNewer}</TextLink>
				</Notice>
			)}
		</div>
	);
	const running = (
		<Page>
			<LiveHeader done={done} found={state.targetId !== null} waitingAhead={state.waitingAhead} />
			<Report parts={livePartsOf(state.events.slice(0, grown))} live notices={notices} />
		</Page>
	);
	if (state.end?.kind !== "complete" || done < state.events.length) return running;
	const { id } = state.end;
	return <ArchivedReport key={id} id={id} status={liveCopy.complete} notices={notices} waiting={running} />;
}

/** The whole report comes while the last stages are still being shown. */
function useReadAhead(id: number | null): void {
	const client = useQueryClient();
	useEffect(() => {
		if (id === null) return;
		const queryFn = ({ signal }: { signal: AbortSignal }) => readCheckin(id, signal);
		void client.prefetchQuery({ queryKey: closedCheckinKey(id), queryFn });
	}, [client, id]);
}

/** A scan runs on while a network, or the server, is away: `then` comes once its events can be read again. */
function useFoundAgain(id: number | null, then: () => void): void {
	const found = useEffectEvent(then);
	useEffect(() => {
		if (id === null) return;
		const controller = new AbortController();
		const look = () => {
			readEvents(id, 0, controller.signal).then(
				() => found(),
				(error: unknown) => {
					if (!controller.signal.aborted) console.warn("The scan cannot be followed yet.", error);
				},
			);
		};
		const timer = setInterval(look, LOOK_AGAIN_MS);
		window.addEventListener("online", look);
		return () => {
			controller.abort();
			clearInterval(timer);
			window.removeEventListener("online", look);
		};
	}, [id]);
}

interface LiveHeaderProps {
	/** Stages shown as done. */
	done: number;
	/** False until the check-in has been found. */
	found: boolean;
	/** Scans that wait before this one; null when it does not wait. */
	waitingAhead: number | null;
}

/** What is being done now. Light comes up on the face as the stages complete. */
function LiveHeader({ done, found, waitingAhead }: LiveHeaderProps) {
	const all = STAGES.length;
	const share = done / all;
	return (
		<header className="mb-10 grid items-center gap-x-10 gap-y-4 overflow-hidden rounded-xl bg-silk px-6 pt-6 wide:grid-cols-[minmax(0,1fr)_14rem] wide:px-10 wide:pt-8">
			<div className="grid gap-4 pb-2 wide:pb-8">
				<PageHeading>{liveCopy.title}</PageHeading>
				<output className="block font-display text-h3 text-fig">
					{waitingAhead !== null ? liveCopy.inLine : found ? stageStatus(done) : liveCopy.starting}
				</output>
				<Progress
					label={liveCopy.progress}
					value={done}
					max={all}
					valueText={liveCopy.step(done, all)}
					className="max-w-form"
				/>
				<p className="max-w-form text-small text-ink-2">
					{waitingAhead === null ? liveCopy.lead : liveCopy.waiting(waitingAhead)}
				</p>
			</div>
			<div
				className="h-52 transition-[filter] duration-700 wide:h-64"
				style={{ filter: `saturate(${0.35 + 0.65 * share}) brightness(${0.86 + 0.14 * share})` }}
			>
				<FaceLight className="mx-auto w-44 wide:w-56" />
			</div>
		</header>
	);
}

/** SCAN-34 to SCAN-40: what is being done once `done` stages are complete. */
export function stageStatus(done: number): string {
	const stage: Stage | undefined = STAGES[done];
	return stage === undefined ? liveCopy.complete : liveCopy.status[stage];
}

/**
 * Follows one scan while the tab is visible: by its stream, and by a turn of polls each second for what that does not
 * tell or while there is none. Mount it anew for another goal.
 */
function useLiveScan(goal: LiveGoal, takenId: number | null): LiveState {
	const [state, dispatch] = useReducer(reduceLive, goal, (first) => startLive(first, Date.now()));
	const visible = usePageVisible();
	const latest = useRef(state);
	const following = useRef(false);
	useEffect(() => {
		latest.current = state;
	}, [state]);

	const sinceId = goal.kind === "after" ? goal.afterId : null;
	useEffect(() => {
		if (takenId === null || sinceId === null || takenId <= sinceId) return;
		dispatch({ type: "latest", id: takenId, now: Date.now() });
	}, [takenId, sinceId]);

	const { targetId } = state;
	const ended = state.end !== null;
	useEffect(() => {
		if (!visible || ended || targetId === null) return;
		const controller = new AbortController();
		void followStream({
			id: targetId,
			arrived: () => latest.current.events.length,
			calls: CALLS,
			signal: controller.signal,
			dispatch,
			onFollowing: (now) => {
				following.current = now;
			},
		});
		return () => controller.abort();
	}, [visible, ended, targetId]);

	useEffect(() => {
		if (!visible) return;
		const controller = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const turn = async () => {
			const polls = nextPolls(latest.current, Date.now());
			if (polls.length === 0) return;
			await runPolls(polls, following.current ? FOLLOWED : CALLS, controller.signal, dispatch);
			if (!controller.signal.aborted) timer = setTimeout(() => void turn(), POLL_MS.resultsEvents);
		};
		void turn();
		return () => {
			controller.abort();
			clearTimeout(timer);
		};
	}, [visible]);

	return state;
}

/** Counts up to `target` one by one, so that every status is seen and none jumps. Falls back at once. */
function usePacedCount(target: number): number {
	const [count, setCount] = useState(0);
	useEffect(() => {
		if (count === target) return;
		const timer = setTimeout(
			() => setCount(count < target ? count + 1 : target),
			count < target ? STAGE_MS : 0,
		);
		return () => clearTimeout(timer);
	}, [count, target]);
	return Math.min(count, target);
}

/** The value; while `holds`, the last one before. */
function useHeld<T>(value: T, holds: boolean): T {
	const [held, setHeld] = useState(value);
	if (!holds && held !== value) setHeld(value);
	return holds ? held : value;
}

interface ArchivedReportProps {
	id: number;
	/** Last status of the live scan. */
	status: string;
	notices: ReactNode;
	/** Stays on show until the archive answers. */
	waiting: ReactNode;
}

/** The finished report of a scan that was just followed, read whole from the archive. */
function ArchivedReport({ id, status, notices, waiting }: ArchivedReportProps) {
	const reading = useCheckin(id, { untilClosed: true });
	if (reading.kind === "loading") return waiting;
	if (reading.kind !== "ready") return <CheckinFailure failure={reading} />;
	if (reading.checkin.status === "failed") return <ScanFailed />;
	return <ReportPage checkin={reading.checkin} status={status} notices={notices} />;
}
