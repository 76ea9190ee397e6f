import type { User } from "@dewlight/contracts/accounts.ts";
import { type ChatHistory, chatApi, chatHistorySchema, chatMessageSchema } from "@dewlight/contracts/chat.ts";
import { PAGE_SIZE } from "@dewlight/contracts/constants.ts";
import {
	type ActionDispatch,
	useCallback,
	useEffect,
	useEffectEvent,
	useReducer,
	useRef,
	useState,
} from "react";
import { z } from "zod";
import { call } from "#api/call.ts";
import { againWhileAway } from "#api/server-away.ts";
import { changeThread } from "./change-thread.ts";
import { entriesOf } from "./entries-of.ts";
import { olderOffset } from "./merge-page.ts";
import type { Refusal } from "./read-failure.ts";
import { EMPTY_THREAD, type HistoryPart, type ThreadAction, type ThreadState } from "./thread-state.ts";
import { isActive } from "./turn.ts";
import { useAsking } from "./use-asking.ts";

/** A bare list of messages is read too (API-39): a full page then means that there is more. */
const answer: z.ZodType<ChatHistory> = z.union([
	chatHistorySchema,
	z
		.array(chatMessageSchema)
		.transform((messages) => ({ messages, has_more: messages.length >= PAGE_SIZE.chatHistory })),
]);

/** The thread of one person: what is shown, and everything that can be done with it. */
export function useThread(user: User) {
	const [state, dispatch] = useReducer(changeThread, EMPTY_THREAD);
	const [upgrade, setUpgrade] = useState<Extract<Refusal, { kind: "upgrade" }> | null>(null);
	const read = useHistory(dispatch);
	const asking = useAsking({ user, state, dispatch, onUpgrade: setUpgrade });
	const readOlder = () => void read("older", olderOffset(state));
	const refresh = () => void read(state.isRead ? "newest" : "first", 0);
	const retryHistory = () => (state.failed === "older" ? readOlder() : refresh());
	useReadAgain(state, retryHistory);
	return {
		state,
		entries: entriesOf(state),
		isAnswering: state.turns.some(isActive),
		readOlder,
		refresh,
		retryHistory,
		upgrade,
		closeUpgrade: () => setUpgrade(null),
		...asking,
	};
}

/** Reads stored messages, one page at a time; `offset` counts from the newest. */
function useHistory(dispatch: ActionDispatch<[ThreadAction]>) {
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
				const againMs = error instanceof Error && againWhileAway({ state: { error } });
				dispatch({ type: "reading_failed", part, againMs });
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

/** What the server could not answer for the moment is asked again without a press, as every other read is. */
function useReadAgain({ failed, againMs }: ThreadState, retry: () => void): void {
	const readAgain = useEffectEvent(retry);
	useEffect(() => {
		if (failed === null || againMs === false) return;
		const timer = setTimeout(() => readAgain(), againMs);
		return () => clearTimeout(timer);
	}, [failed, againMs]);
}

/** API-39: 25 messages, oldest first; `offset` counts from the newest. */
function readHistory(offset: number, signal: AbortSignal): Promise<ChatHistory> {
	return call(chatApi.chatHistory, {
		reading: answer,
		query: { offset, limit: PAGE_SIZE.chatHistory },
		signal,
	});
}
