import type { ChatEvent, ChatHistory, ChatMessage, ChatResumeAnswer } from "@dewlight/contracts/chat.ts";
import type { ProductSearch, Turn as Said } from "@dewlight/core/assistant/conversation.ts";
import { chatCopy as copy } from "../copy.ts";

/** `first`: nothing is shown yet. `newest`: the person asked for what is new. */
export type HistoryPart = "first" | "older" | "newest";

export interface ThreadState {
	/** As stored, hidden ones too, oldest first. */
	messages: readonly ChatMessage[];
	hasMore: boolean;
	/** The first page has come. */
	isRead: boolean;
	reading: HistoryPart | null;
	failed: HistoryPart | null;
	/** When the server, too busy or away, is asked again by itself; false where a person decides. */
	againMs: number | false;
	/** Stored messages that came from elsewhere meanwhile, found while reading older ones. */
	shift: number;
	/** Questions of this visit that `messages` does not hold, or not with all that is known of them. */
	turns: readonly Turn[];
}

export type ThreadAction =
	| { type: "reading"; part: HistoryPart }
	| { type: "page_read"; part: HistoryPart; page: ChatHistory }
	| { type: "reading_failed"; part: HistoryPart; againMs?: number | false }
	| { type: "sent"; turn: Turn }
	| { type: "sent_again"; clientId: string }
	| { type: "changed"; clientId: string; attempt: number; change: TurnChange };

/**
 * Where a turn stands. `waiting`: sent, nothing heard yet. `refused`: a limit, told elsewhere. `resume` of a failure is
 * the search to ask for again, where that is what failed.
 */
export type Phase =
	| { kind: "waiting" }
	| { kind: "writing" }
	| { kind: "searching"; search: ProductSearch }
	| { kind: "resuming"; search: ProductSearch }
	| { kind: "done" }
	| { kind: "stopped" }
	| { kind: "refused" }
	| { kind: "failed"; text: string; resume: ProductSearch | null };

/** A question of this visit, and what came of it. */
export interface Turn {
	/** The sender's own id; the same for every sending of this question. */
	clientId: string;
	/** Counts the sendings: what an earlier one still says is not heard. */
	attempt: number;
	question: string;
	/** Messages before it, as they are sent along. */
	before: readonly Said[];
	checkinId: number | null;
	/** ISO 8601. */
	sentAt: string;
	/** Newest message of the thread when it was sent; 0 in an empty one. */
	after: number;
	questionId: number | null;
	answerId: number | null;
	text: string;
	products: NonNullable<ChatMessage["product_suggestions"]>;
	citations: NonNullable<ChatMessage["citations"]>;
	phase: Phase;
}

/** What happens to a turn; texts come in batches. */
export type TurnChange =
	| Exclude<ChatEvent, { type: "content_delta" }>
	| { type: "text"; text: string }
	| { type: "closed" }
	| { type: "resumed"; answer: ChatResumeAnswer }
	| { type: "failed"; text: string }
	| { type: "refused" }
	| { type: "stopped" };

export const EMPTY_THREAD: ThreadState = {
	messages: [],
	hasMore: false,
	isRead: false,
	reading: null,
	failed: null,
	againMs: false,
	shift: 0,
	turns: [],
};

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

interface PageRead {
	part: HistoryPart;
	page: ChatHistory;
}

/** Puts a page where it belongs, each message once, the newer reading winning. */
function mergePage(state: ThreadState, { part, page }: PageRead): ThreadState {
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

export function isActive({ phase }: Turn): boolean {
	switch (phase.kind) {
		case "waiting":
		case "writing":
		case "searching":
		case "resuming":
			return true;
		case "done":
		case "stopped":
		case "refused":
		case "failed":
			return false;
	}
}

/** The search that is under way or was to come. */
function searchOf({ phase }: Turn): ProductSearch | null {
	return phase.kind === "searching" || phase.kind === "resuming" ? phase.search : null;
}
