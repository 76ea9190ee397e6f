import type { ChatHistory, ChatMessage } from "@dewlight/contracts/chat.ts";
import type { HistoryPart, ThreadState } from "./thread-state.ts";
import type { Turn } from "./turn.ts";

interface PageRead {
	part: HistoryPart;
	page: ChatHistory;
}

/** Puts a page where it belongs, each message once, the newer reading winning. */
export function mergePage(state: ThreadState, { part, page }: PageRead): ThreadState {
	const oldest = state.messages[0]?.id ?? Number.POSITIVE_INFINITY;
	const newest = state.messages.at(-1)?.id ?? 0;
	const first = page.messages[0]?.id ?? 0;
	// More came from elsewhere than one page holds: what lies between is not known, so the thread starts at the page.
	const isApart = part === "newest" && page.has_more && first > newest;
	const kept = isApart ? [] : state.messages;
	const byId = new Map([...kept, ...page.messages].map((message) => [message.id, message]));
	const messages = [...byId.values()].sort((a, b) => a.id - b.id);
	const stuck = part === "older" && page.messages.length > 0 && first >= oldest;
	return {
		...state,
		messages,
		hasMore: part === "newest" && !isApart ? state.hasMore : page.has_more,
		isRead: true,
		failed: null,
		shift: stuck ? state.shift + page.messages.length : 0,
		turns: state.turns.filter((turn) => !isTold(turn, messages)),
	};
}

/** Where the next older page begins, counted from the newest message. */
export function olderOffset({ messages, turns, shift }: ThreadState): number {
	const known = new Set(messages.map(({ id }) => id));
	const own = turns.flatMap(({ questionId, answerId }) => [questionId, answerId]);
	return messages.length + own.filter((id) => id !== null && !known.has(id)).length + shift;
}

/** The stored messages say all there is to say of a turn that ended well. */
function isTold(turn: Turn, messages: readonly ChatMessage[]): boolean {
	const { phase, question, questionId, answerId, after } = turn;
	if (phase.kind !== "done" && phase.kind !== "stopped") return false;
	if (questionId !== null || answerId !== null) {
		return messages.some(({ id }) => id === questionId || id === answerId);
	}
	return messages.some(({ id, role, message }) => id > after && role === "user" && message === question);
}
