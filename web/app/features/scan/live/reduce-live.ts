import {
	EMPTY_POLLS_BEFORE_CHECK,
	EVENT_FAILURES_BEFORE_ERROR,
	FOLLOW_NEW_CHECKIN_MS,
	RECENT_CHECKIN_MS,
} from "@dewlight/contracts/constants.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import type { RawEvent, ReportCheckin } from "../scan-calls.ts";
import { photoQualityOf } from "./live-parts.ts";
import type { LiveState } from "./live-state.ts";
import { isFollowing, isQuiet } from "./next-polls.ts";

type StatusFacts = Pick<ReportCheckin, "id" | "status" | "created_at" | "photo_quality" | "waiting_ahead">;

export type LiveAction =
	| { type: "latest"; id: number; now: number }
	| { type: "latest_failed" }
	| { type: "status"; checkin: StatusFacts; now: number }
	| { type: "events"; id: number; after: number; events: RawEvent[] }
	| { type: "events_failed"; id: number }
	| { type: "line"; id: number; waitingAhead: number | null };

export function reduceLive(state: LiveState, action: LiveAction): LiveState {
	switch (action.type) {
		case "latest":
			return afterLatest(state, action.id, action.now);
		case "latest_failed":
			return afterLatestFailure(state);
		case "status":
			return afterStatus(state, action.checkin, action.now);
		case "events":
			return afterEvents(state, action);
		case "events_failed":
			return afterEventFailure(state, action.id);
		case "line":
			return action.id === state.targetId ? { ...state, waitingAhead: action.waitingAhead } : state;
		default:
			return assertNever(action);
	}
}

function watch(state: LiveState, id: number, settled: boolean): LiveState {
	return {
		...state,
		targetId: id,
		settled,
		events: [],
		emptyPolls: 0,
		eventFailures: 0,
		waitingAhead: null,
		newerId: null,
		end: null,
	};
}

function afterLatest(state: LiveState, id: number, now: number): LiveState {
	const next = { ...state, latestPolls: state.latestPolls + 1, latestFailures: 0 };
	const known = state.targetId ?? (state.goal.kind === "after" ? state.goal.afterId : 0);
	if (id > known) {
		const quiet = state.goal.kind === "after" && isQuiet(state);
		if (state.targetId === null || quiet || isFollowing(state, now)) return watch(next, id, true);
		return { ...next, newerId: id };
	}
	const waitedLong = now - state.startedAt >= FOLLOW_NEW_CHECKIN_MS;
	return state.targetId === null && waitedLong ? { ...next, end: { kind: "latest_lost" } } : next;
}

/** Lost packets while a check-in is on show do no harm; while one is awaited the third in a row ends the wait. */
function afterLatestFailure(state: LiveState): LiveState {
	const latestFailures = state.latestFailures + 1;
	const lost = state.targetId === null && latestFailures >= EVENT_FAILURES_BEFORE_ERROR;
	return { ...state, latestFailures, end: lost ? { kind: "latest_lost" } : state.end };
}

function afterStatus(state: LiveState, checkin: StatusFacts, now: number): LiveState {
	if (state.targetId === null) return afterCandidate(state, checkin, now);
	if (state.targetId !== checkin.id || state.end !== null) return state;
	switch (checkin.status) {
		case "complete":
			return { ...state, end: { kind: "complete", id: checkin.id } };
		case "failed":
			return { ...state, end: failure(checkin) };
		case "processing":
			return { ...state, waitingAhead: checkin.waiting_ahead };
	}
}

/** A finished candidate waits a few polls, because the scan just started is usually a moment behind it. */
function afterCandidate(state: LiveState, checkin: StatusFacts, now: number): LiveState {
	if (isFromBefore(state, checkin.id)) return state;
	const live = checkin.status === "processing";
	const recent = now - Date.parse(checkin.created_at) < RECENT_CHECKIN_MS;
	const waited = state.latestPolls > EMPTY_POLLS_BEFORE_CHECK;
	return live || (recent && waited) ? watch(state, checkin.id, false) : state;
}

/** A scan that did not start leaves the one before as the newest: that is not the one that was asked for. */
function isFromBefore({ goal }: LiveState, id: number): boolean {
	return goal.kind === "after" && goal.beforeId !== undefined && id <= goal.beforeId;
}

function failure({ photo_quality }: StatusFacts): LiveState["end"] {
	return photo_quality?.status === "fail"
		? { kind: "photo_refused", reason: photo_quality.reason }
		: { kind: "scan_failed" };
}

function afterEvents(state: LiveState, answer: Extract<LiveAction, { type: "events" }>): LiveState {
	// An answer to an older question: another check-in, or events that are here already.
	if (answer.id !== state.targetId || answer.after !== state.events.length) return state;
	if (answer.events.length === 0) return { ...state, eventFailures: 0, emptyPolls: state.emptyPolls + 1 };
	const events = [...state.events, ...answer.events];
	const next = { ...state, events, waitingAhead: null, emptyPolls: 0, eventFailures: 0 };
	const quality = photoQualityOf(events);
	if (quality?.status === "fail") return { ...next, end: { kind: "photo_refused", reason: quality.reason } };
	const whole = events.some((event) => event.stage === "product_needs");
	return whole ? { ...next, end: { kind: "complete", id: answer.id } } : next;
}

/** SCAN-A8: two failures pass in silence. */
function afterEventFailure(state: LiveState, id: number): LiveState {
	if (id !== state.targetId || state.end !== null) return state;
	const eventFailures = state.eventFailures + 1;
	return {
		...state,
		eventFailures,
		end: eventFailures >= EVENT_FAILURES_BEFORE_ERROR ? { kind: "events_lost" } : null,
	};
}
