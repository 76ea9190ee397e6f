import type { RawEvent } from "../scan-calls.ts";

/** What the live page is looking for: a check-in newer than `afterId`, or one that is named. */
export type LiveGoal =
	/** `beforeId`: the newest from before the scan, where the upload told it; it is never the one being read. */
	{ kind: "after"; afterId: number; beforeId?: number } | { kind: "named"; id: number };

type LiveEnd =
	| { kind: "complete"; id: number }
	/** SCAN-A7: the photo did not pass; `reason` tells what to change. */
	| { kind: "photo_refused"; reason: string | null }
	/** SCAN-A6: a stage failed inside the pipeline. */
	| { kind: "scan_failed" }
	/** SCAN-51, SCAN-52 */
	| { kind: "latest_lost" }
	| { kind: "events_lost" };

export interface LiveState {
	goal: LiveGoal;
	/** When the page began to look, milliseconds. */
	startedAt: number;
	/** The check-in whose events are read; null while it is being looked for. */
	targetId: number | null;
	/** True once the target is certain, that is newer than `afterId` or named. */
	settled: boolean;
	events: RawEvent[];
	emptyPolls: number;
	eventFailures: number;
	latestPolls: number;
	latestFailures: number;
	/** Scans that wait before this one; null when it does not wait, as far as is known. */
	waitingAhead: number | null;
	/** A check-in newer than the one on show, which the page does not follow by itself. */
	newerId: number | null;
	end: LiveEnd | null;
}

export function startLive(goal: LiveGoal, now: number): LiveState {
	return {
		goal,
		startedAt: now,
		targetId: goal.kind === "named" ? goal.id : null,
		settled: goal.kind === "named",
		events: [],
		emptyPolls: 0,
		eventFailures: 0,
		latestPolls: 0,
		latestFailures: 0,
		waitingAhead: null,
		newerId: null,
		end: null,
	};
}
