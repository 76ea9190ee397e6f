import type { User } from "@dewlight/contracts/accounts.ts";
import {
	CHAT_LIMITS,
	type ChatHistory,
	chatApi,
	chatHistorySchema,
	chatMessageSchema,
} from "@dewlight/contracts/chat.ts";
import { PAGE_SIZE } from "@dewlight/contracts/constants.ts";
import { scanApi } from "@dewlight/contracts/scans.ts";
import type { Turn as Said } from "@dewlight/core/assistant/conversation.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
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
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { sendEvent } from "#api/send-event.ts";
import { againWhileAway } from "#api/server-away.ts";
import { type Entry, entriesOf } from "./entries-of.ts";
import { type Refusal, runTurn } from "./run-turn.ts";
import {
	changeThread,
	EMPTY_THREAD,
	type HistoryPart,
	isActive,
	olderOffset,
	type ThreadAction,
	type ThreadState,
	type Turn,
} from "./thread-state.ts";

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

/** API-25: the scan that questions are about; 0 before the first one. */
const newestCheckinQuery = queryOptions({
	queryKey: ["chat-newest-checkin"],
	queryFn: ({ signal }) => call(scanApi.latestCheckin, { signal }),
	staleTime: 0,
});

interface UseAskingOptions {
	user: User;
	state: ThreadState;
	dispatch: ActionDispatch<[ThreadAction]>;
	/** A limit that the dialog of the chat tells. */
	onUpgrade: (refusal: Extract<Refusal, { kind: "upgrade" }>) => void;
}

interface Running {
	clientId: string;
	attempt: number;
	controller: AbortController;
}

/** Asking, stopping, asking again: one question at a time, whatever is pressed how often. */
function useAsking({ user, state, dispatch, onUpgrade }: UseAskingOptions) {
	const running = useRef<Running | null>(null);
	const newest = useQuery(newestCheckinQuery);
	const checkinId = (newest.data?.id ?? user.latest_checkin_id) || null;

	// Leaving the page ends the work for it, on the server too.
	useEffect(
		() => () => {
			running.current?.controller.abort();
			running.current = null;
		},
		[],
	);

	const refuse = (refusal: Refusal) => {
		if (refusal.kind === "upgrade") onUpgrade(refusal);
		else dispatchLimitEvent("usageLimitExceeded", refusal.plan ?? user.plan, refusal.body);
	};

	const run = async (turn: Turn) => {
		const { clientId, attempt } = turn;
		const controller = new AbortController();
		const own: Running = { clientId, attempt, controller };
		running.current = own;
		await runTurn(turn, {
			signal: controller.signal,
			tell: (change) => dispatch({ type: "changed", clientId, attempt, change }),
			refuse,
		});
		if (running.current === own) running.current = null;
	};

	/** False where nothing was sent: an empty question (CHAT-07), or one is being answered. */
	const ask = (text: string): boolean => {
		const question = text.trim();
		if (question === "" || running.current !== null) return false;
		const turn = newTurn({ question, checkinId, state });
		dispatch({ type: "sent", turn });
		void sendEvent("chat_message_sent", user.id);
		void run(turn);
		return true;
	};

	const askAgain = (clientId: string) => {
		const turn = state.turns.find((each) => each.clientId === clientId);
		if (turn === undefined || running.current !== null) return;
		dispatch({ type: "sent_again", clientId });
		const resume = turn.phase.kind === "failed" ? turn.phase.resume : null;
		const phase = resume === null ? turn.phase : ({ kind: "resuming", search: resume } as const);
		void run({ ...turn, attempt: turn.attempt + 1, phase });
	};

	const stop = () => {
		const current = running.current;
		if (current === null) return;
		running.current = null;
		current.controller.abort();
		const { clientId, attempt } = current;
		dispatch({ type: "changed", clientId, attempt, change: { type: "stopped" } });
	};

	return { ask, askAgain, stop };
}

interface NewTurnOptions {
	question: string;
	checkinId: number | null;
	state: ThreadState;
}

function newTurn({ question, checkinId, state }: NewTurnOptions): Turn {
	return {
		clientId: crypto.randomUUID(),
		attempt: 1,
		question,
		before: conversationBefore(entriesOf(state)),
		checkinId,
		sentAt: new Date().toISOString(),
		after: state.messages.at(-1)?.id ?? 0,
		questionId: null,
		answerId: null,
		text: "",
		products: [],
		citations: [],
		phase: { kind: "waiting" },
	};
}

/** The last four messages that were really said, for the next question (CHAT-08, CHAT-A6). */
export function conversationBefore(entries: readonly Entry[]): Said[] {
	return entries
		.filter((entry) => entry.text !== "" && (entry.kind === "answer" || entry.isStored))
		.slice(-CHAT_LIMITS.history)
		.map(({ kind, text }) => ({
			role: kind === "question" ? ("user" as const) : ("assistant" as const),
			message: text.slice(0, CHAT_LIMITS.message),
		}));
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

/** A bare list of messages is read too (API-39): a full page then means that there is more. */
const historyAnswer: z.ZodType<ChatHistory> = z.union([
	chatHistorySchema,
	z
		.array(chatMessageSchema)
		.transform((messages) => ({ messages, has_more: messages.length >= PAGE_SIZE.chatHistory })),
]);

/** API-39: 25 messages, oldest first; `offset` counts from the newest. */
function readHistory(offset: number, signal: AbortSignal): Promise<ChatHistory> {
	return call(chatApi.chatHistory, {
		reading: historyAnswer,
		query: { offset, limit: PAGE_SIZE.chatHistory },
		signal,
	});
}
