import { CHECKIN_STREAM_EVENTS, scanApi } from "@dewlight/contracts/scans.ts";
import { receive } from "#api/call.ts";
import { readEvents as readStream } from "#api/read-events.ts";
import type { LiveAction } from "./reduce-live.ts";
import type { LiveCalls } from "./run-polls.ts";

/** How long a stream that was lost or refused is left alone; meanwhile the scan is polled. */
const AGAIN_MS = 5_000;

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
