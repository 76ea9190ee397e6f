import { chatCopy as copy } from "../copy.ts";
import { mergePage } from "./merge-page.ts";
import type { ThreadAction, ThreadState } from "./thread-state.ts";
import { isActive, type Phase, searchOf, type Turn, type TurnChange } from "./turn.ts";

/** The whole thread as plain data: what was read, what is being asked, in any order of events. */
export function changeThread(state: ThreadState, action: ThreadAction): ThreadState {
	switch (action.type) {
		case "reading":
			return { ...state, reading: action.part, failed: null };
		case "reading_failed":
			if (state.reading !== action.part) return state;
			return { ...state, reading: null, failed: action.part, againMs: action.againMs ?? false };
		case "page_read":
			return state.reading === action.part ? mergePage({ ...state, reading: null }, action) : state;
		case "sent":
			// A second press of the same moment is not a second question.
			return state.turns.some(isActive) ? state : { ...state, turns: [...state.turns, action.turn] };
		case "sent_again":
			return state.turns.some(isActive) ? state : changeOne(state, action.clientId, sendAgain);
		case "changed":
			return changeOne(state, action.clientId, (turn) =>
				turn.attempt === action.attempt ? changeTurn(turn, action.change) : turn,
			);
	}
}

function changeOne(state: ThreadState, clientId: string, change: (turn: Turn) => Turn): ThreadState {
	return { ...state, turns: state.turns.map((turn) => (turn.clientId === clientId ? change(turn) : turn)) };
}

/** A search that failed is asked for again with the text before it; anything else begins anew. */
function sendAgain(turn: Turn): Turn {
	const next = { ...turn, attempt: turn.attempt + 1 };
	if (turn.phase.kind === "failed" && turn.phase.resume !== null) {
		return { ...next, phase: { kind: "resuming", search: turn.phase.resume } };
	}
	return { ...next, text: "", products: [], citations: [], phase: { kind: "waiting" } };
}

/** What a change makes of a turn. One that has ended hears nothing more. */
export function changeTurn(turn: Turn, change: TurnChange): Turn {
	if (!isActive(turn)) return turn;
	switch (change.type) {
		case "session_started":
			return { ...turn, questionId: change.user_message_id ?? turn.questionId, answerId: change.message_id };
		case "text":
			return {
				...turn,
				text: turn.text + change.text,
				phase: turn.phase.kind === "waiting" ? { kind: "writing" } : turn.phase,
			};
		case "searching_products":
			return { ...turn, phase: { kind: "searching", search: searchIn(change) } };
		case "ready_for_resume":
			return { ...turn, phase: { kind: "resuming", search: searchIn(change) } };
		case "resumed": {
			const { reply, products, message_id, citations } = change.answer;
			return {
				...turn,
				text: [turn.text.trimEnd(), reply].filter((part) => part !== "").join("\n\n"),
				products,
				citations: citations ?? turn.citations,
				answerId: message_id ?? turn.answerId,
				phase: { kind: "done" },
			};
		}
		case "closed":
			return { ...turn, phase: phaseAtClose(turn) };
		case "error":
			return { ...turn, phase: failed(turn, copy.error(change.detail)) };
		case "failed":
			return { ...turn, phase: failed(turn, change.text) };
		case "refused":
			return { ...turn, phase: { kind: "refused" } };
		case "stopped":
			return { ...turn, phase: { kind: "stopped" } };
	}
}

function searchIn({
	product_intent,
	category,
}: Extract<TurnChange, { type: "ready_for_resume" | "searching_products" }>) {
	return { product_intent, category };
}

function failed(turn: Turn, text: string): Phase {
	return { kind: "failed", text, resume: turn.phase.kind === "resuming" ? turn.phase.search : null };
}

/** The end of a stream is its close (CHAT-A2); one that said nothing, or broke off its search, has failed. */
function phaseAtClose(turn: Turn): Phase {
	if (turn.phase.kind === "resuming") return turn.phase;
	if (searchOf(turn) !== null || turn.text === "") return failed(turn, copy.error(copy.noAnswer));
	return { kind: "done" };
}
