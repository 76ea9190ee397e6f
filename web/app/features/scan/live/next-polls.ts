import { EMPTY_POLLS_BEFORE_CHECK, FOLLOW_NEW_CHECKIN_MS } from "@dewlight/contracts/constants.ts";
import type { LiveState } from "./live-state.ts";

export type Poll =
	| { kind: "latest" }
	| { kind: "events"; id: number; after: number }
	/** Status of one check-in: the candidate `afterId` itself, or a target that has gone quiet. */
	| { kind: "status"; id: number };

/** True while a newer check-in would be taken over by itself (SCAN-A3). */
export function isFollowing(state: LiveState, now: number): boolean {
	return !state.settled && now - state.startedAt < FOLLOW_NEW_CHECKIN_MS;
}

/** True when a target says nothing any more, so that a newer check-in is followed (SCAN-33). */
export function isQuiet({ targetId, end, emptyPolls }: LiveState): boolean {
	return targetId !== null && end === null && emptyPolls >= EMPTY_POLLS_BEFORE_CHECK;
}

/** The calls of the next turn, in order; [] when there is nothing left to ask. */
export function nextPolls(state: LiveState, now: number): Poll[] {
	const { goal, targetId, events, end } = state;
	if (end?.kind === "latest_lost") return [];
	const polls: Poll[] = [];
	if (targetId === null || isFollowing(state, now)) polls.push({ kind: "latest" });
	if (targetId === null && goal.kind === "after" && goal.afterId > 0 && state.latestPolls > 0) {
		polls.push({ kind: "status", id: goal.afterId });
	}
	if (targetId !== null && end === null) {
		polls.push({ kind: "events", id: targetId, after: events.length });
		if (isQuiet(state) && state.emptyPolls % EMPTY_POLLS_BEFORE_CHECK === 0) {
			polls.push({ kind: "status", id: targetId });
			if (!polls.some((poll) => poll.kind === "latest")) polls.push({ kind: "latest" });
		}
	}
	return polls;
}
