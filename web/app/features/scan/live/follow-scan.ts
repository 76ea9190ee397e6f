import { CHECKIN_STREAM_EVENTS, scanApi } from "@dewlight/contracts/scans.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { receive } from "#api/call.ts";
import { readEvents as readStream } from "#api/read-events.ts";
import type { RawEvent, ReportCheckin } from "../scan-calls.ts";
import type { LiveAction, Poll } from "./live-state.ts";

/** How long a stream that was lost or refused is left alone; meanwhile the scan is polled. */
const AGAIN_MS = 5_000;

export interface LiveCalls {
	readLatestId(signal: AbortSignal): Promise<number>;
	readEvents(id: number, after: number, signal: AbortSignal): Promise<RawEvent[]>;
	readCheckin(id: number, signal: AbortSignal): Promise<ReportCheckin>;
	now(): number;
}

interface FollowOptions {
	id: number;
	/** Events that are here already. */
	arrived: () => number;
	calls: LiveCalls;
	signal: AbortSignal;
	dispatch: (action: LiveAction) => void;
	/** True while the stream tells what polls would ask. */
	onFollowing: (following: boolean) => void;
}

/** Follows a scan by its stream, again and again until it has ended or the page is left. Never throws. */
export async function followStream(options: FollowOptions): Promise<void> {
	const { signal, onFollowing } = options;
	while (!signal.aborted) {
		try {
			if (await followOnce(options)) return;
		} catch (error) {
			if (!signal.aborted) console.warn("The scan is asked for instead of followed.", error);
		} finally {
			onFollowing(false);
		}
		await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
	}
}

/** True when the scan has ended; false where only the stream has. */
async function followOnce({ id, arrived, calls, signal, dispatch, onFollowing }: FollowOptions) {
	const headers = { Accept: "text/event-stream" };
	const answer = await receive(scanApi.followCheckin, {
		params: { id },
		query: { after: arrived() },
		headers,
		signal,
	});
	const event = scanApi.followCheckin.events;
	for await (const news of readStream(answer, { event, names: CHECKIN_STREAM_EVENTS, signal })) {
		if (signal.aborted) return true;
		onFollowing(true);
		switch (news.type) {
			case "stage": {
				const { index, stage, payload } = news;
				dispatch({ type: "events", id, after: index, events: [{ stage, payload }] });
				break;
			}
			case "line":
				dispatch({ type: "line", id, waitingAhead: news.waiting_ahead });
				break;
			case "end":
				dispatch({ type: "status", checkin: await calls.readCheckin(id, signal), now: calls.now() });
				return true;
		}
	}
	return false;
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
