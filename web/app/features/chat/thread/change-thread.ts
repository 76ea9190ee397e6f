import { changeTurn } from "./change-turn.ts";
import { mergePage } from "./merge-page.ts";
import type { ThreadAction, ThreadState } from "./thread-state.ts";
import { isActive, type Turn } from "./turn.ts";

/** The whole thread as plain data: what was read, what is being asked, in any order of events. */
export function changeThread(state: ThreadState, action: ThreadAction): ThreadState {
	switch (action.type) {
		case "reading":
			return { ...state, reading: action.part, failed: null };
		case "reading_failed":
			return state.reading === action.part ? { ...state, reading: null, failed: action.part } : state;
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
