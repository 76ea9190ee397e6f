import type { User } from "@dewlight/contracts/accounts.ts";
import { CHAT_LIMITS } from "@dewlight/contracts/chat.ts";
import { scanApi } from "@dewlight/contracts/scans.ts";
import type { Turn as Said } from "@dewlight/core/assistant/inquiry.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ActionDispatch, useEffect, useRef } from "react";
import { call } from "#api/call.ts";
import { dispatchLimitEvent } from "#api/limit-events.ts";
import { sendEvent } from "#api/send-event.ts";
import { type Entry, entriesOf } from "./entries-of.ts";
import type { Refusal } from "./read-failure.ts";
import { runTurn } from "./run-turn.ts";
import type { ThreadAction, ThreadState } from "./thread-state.ts";
import type { Turn } from "./turn.ts";

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
export function useAsking({ user, state, dispatch, onUpgrade }: UseAskingOptions) {
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
