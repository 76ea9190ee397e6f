import { POLL_MS } from "@dewlight/contracts/constants.ts";
import { useEffect, useReducer, useRef } from "react";
import { readCheckin } from "../calls/read-checkin.ts";
import { readEvents } from "../calls/read-events.ts";
import { readLatestId } from "../calls/read-latest-id.ts";
import { type LiveGoal, type LiveState, startLive } from "./live-state.ts";
import { nextPolls } from "./next-polls.ts";
import { reduceLive } from "./reduce-live.ts";
import { type LiveCalls, runPolls } from "./run-polls.ts";
import { usePageVisible } from "./use-page-visible.ts";

const CALLS: LiveCalls = { readLatestId, readEvents, readCheckin, now: () => Date.now() };

/** Follows one scan, a turn of polls each second, while the tab is visible. Mount it anew for another goal. */
export function useLiveScan(goal: LiveGoal): LiveState {
	const [state, dispatch] = useReducer(reduceLive, goal, (first) => startLive(first, Date.now()));
	const visible = usePageVisible();
	const latest = useRef(state);
	useEffect(() => {
		latest.current = state;
	}, [state]);

	useEffect(() => {
		if (!visible) return;
		const controller = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const turn = async () => {
			const polls = nextPolls(latest.current, Date.now());
			if (polls.length === 0) return;
			await runPolls(polls, CALLS, controller.signal, dispatch);
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
