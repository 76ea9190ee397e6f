import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { paths } from "#paths.ts";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { readEvents } from "../calls/read-events.ts";
import { ArchivedReport } from "../report/archived-report.tsx";
import { Report } from "../report/report.tsx";
import { EventsLost, LatestLost, PhotoRefused, ScanFailed } from "../results/end-states.tsx";
import { liveCopy } from "./copy.ts";
import { LiveHeader } from "./live-header.tsx";
import { livePartsOf, photoQualityOf } from "./live-parts.ts";
import type { LiveGoal, LiveState } from "./live-state.ts";
import { useLiveScan } from "./use-live-scan.ts";
import { usePacedCount } from "./use-paced-count.ts";

interface LiveViewProps {
	goal: LiveGoal;
	/** Reason of a photo that passed with a warning, from the upload (SCAN-A17). */
	warning: string | null;
}

/** How often the scan is looked for again once it was lost from sight. */
const LOOK_AGAIN_MS = 5_000;

/** One attempt at a time: "Try again" begins a new one. */
export function LiveView({ goal, warning }: LiveViewProps) {
	const [attempt, setAttempt] = useState(0);
	return <LiveAttempt key={attempt} goal={goal} warning={warning} onRetry={() => setAttempt(attempt + 1)} />;
}

function LiveAttempt({ goal, warning, onRetry }: LiveViewProps & { onRetry: () => void }) {
	const state = useLiveScan(goal);
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
	const shown = state.events.slice(0, done);
	const reason = warning ?? photoQualityOf(shown)?.reason ?? null;
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
			<Report parts={livePartsOf(shown)} live notices={notices} />
		</Page>
	);
	if (state.end?.kind !== "complete" || done < state.events.length) return running;
	const { id } = state.end;
	return <ArchivedReport key={id} id={id} status={liveCopy.complete} notices={notices} waiting={running} />;
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
