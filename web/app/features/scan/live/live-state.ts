import {
	EMPTY_POLLS_BEFORE_CHECK,
	EVENT_FAILURES_BEFORE_ERROR,
	FOLLOW_NEW_CHECKIN_MS,
	RECENT_CHECKIN_MS,
} from "@dewlight/contracts/constants.ts";
import {
	conditionNotesSchema,
	photoQualityPayloadSchema,
	progressSummarySchema,
} from "@dewlight/contracts/scans.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { z } from "zod";
import { NO_PARTS, type ReportParts, unwrap } from "../report/report-parts.ts";
import { productPicksSchema, type RawEvent, type ReportCheckin } from "../scan-calls.ts";

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

export type Poll =
	| { kind: "latest" }
	| { kind: "events"; id: number; after: number }
	/** Status of one check-in: the candidate `afterId` itself, or a target that has gone quiet. */
	| { kind: "status"; id: number };

/** True while a newer check-in would be taken over by itself (SCAN-A3). */
function isFollowing(state: LiveState, now: number): boolean {
	return !state.settled && now - state.startedAt < FOLLOW_NEW_CHECKIN_MS;
}

/** True when a target says nothing any more, so that a newer check-in is followed (SCAN-33). */
function isQuiet({ targetId, end, emptyPolls }: LiveState): boolean {
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

/** Open text is shown as it comes (DATA-A5). */
const wordSchema = z.string();

/** The payload in its agreed form; undefined when it has another. Wrapped under its own name it counts (SCAN-A9). */
function payload<T>(events: readonly RawEvent[], stage: RawEvent["stage"], schema: z.ZodType<T>): T | null {
	const event = events.find((candidate) => candidate.stage === stage);
	if (event === undefined) return null;
	const read = schema.safeParse(unwrap(event.payload, stage));
	return read.success ? read.data : null;
}

export function photoQualityOf(events: readonly RawEvent[]) {
	return payload(events, "photo_quality", photoQualityPayloadSchema);
}

/** The parts of the report that have arrived; the rest is null. */
export function livePartsOf(events: readonly RawEvent[]): ReportParts {
	const plan = events.find((event) => event.stage === "care_plan");
	return {
		...NO_PARTS,
		skin_type: payload(events, "skin_type", wordSchema),
		skin_sensitivity: payload(events, "skin_sensitivity", wordSchema),
		condition_notes: payload(events, "condition_notes", conditionNotesSchema),
		care_plan: plan === undefined ? null : plan.payload,
		progress_summary: payload(events, "progress_summary", progressSummarySchema),
		product_needs: payload(events, "product_needs", productPicksSchema),
	};
}
