import { type ActionDispatch, useCallback, useEffect, useRef } from "react";
import { readHistory } from "../calls/read-history.ts";
import type { HistoryPart, ThreadAction } from "./thread-state.ts";

/** Reads stored messages, one page at a time; `offset` counts from the newest. */
export function useHistory(dispatch: ActionDispatch<[ThreadAction]>) {
	const reading = useRef<AbortController | null>(null);

	const read = useCallback(
		async (part: HistoryPart, offset: number) => {
			if (reading.current !== null) return;
			const controller = new AbortController();
			reading.current = controller;
			dispatch({ type: "reading", part });
			try {
				const page = await readHistory(offset, controller.signal);
				if (!controller.signal.aborted) dispatch({ type: "page_read", part, page });
			} catch (error) {
				if (controller.signal.aborted) return;
				console.warn("The conversation could not be read.", error);
				dispatch({ type: "reading_failed", part });
			} finally {
				if (reading.current === controller) reading.current = null;
			}
		},
		[dispatch],
	);

	useEffect(() => {
		void read("first", 0);
		return () => {
			reading.current?.abort();
			reading.current = null;
		};
	}, [read]);

	return read;
}
