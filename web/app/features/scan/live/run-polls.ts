import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import type { RawEvent, ReportCheckin } from "../scan-calls.ts";
import type { Poll } from "./next-polls.ts";
import type { LiveAction } from "./reduce-live.ts";

export interface LiveCalls {
	readLatestId(signal: AbortSignal): Promise<number>;
	readEvents(id: number, after: number, signal: AbortSignal): Promise<RawEvent[]>;
	readCheckin(id: number, signal: AbortSignal): Promise<ReportCheckin>;
	now(): number;
}

/** Runs one turn of polls side by side; each answer or failure becomes an action, nothing after an abort. */
export async function runPolls(
	polls: readonly Poll[],
	calls: LiveCalls,
	signal: AbortSignal,
	dispatch: (action: LiveAction) => void,
): Promise<void> {
	const tell = (action: LiveAction | null) => {
		if (action !== null && !signal.aborted) dispatch(action);
	};
	await Promise.all(polls.map(async (poll) => tell(await ask(poll, calls, signal))));
}

async function ask(poll: Poll, calls: LiveCalls, signal: AbortSignal): Promise<LiveAction | null> {
	switch (poll.kind) {
		case "latest":
			return calls.readLatestId(signal).then(
				(id) => ({ type: "latest", id, now: calls.now() }),
				() => ({ type: "latest_failed" }),
			);
		case "events":
			return calls.readEvents(poll.id, poll.after, signal).then(
				(events) => ({ type: "events", id: poll.id, after: poll.after, events }),
				() => ({ type: "events_failed", id: poll.id }),
			);
		case "status":
			// A status that cannot be read is asked for again by itself.
			return calls.readCheckin(poll.id, signal).then(
				(checkin) => ({ type: "status", checkin, now: calls.now() }),
				() => null,
			);
		default:
			return assertNever(poll);
	}
}
