import type { ChatHistory, ChatMessage } from "@dewlight/contracts/chat.ts";
import type { Turn, TurnChange } from "./turn.ts";

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
