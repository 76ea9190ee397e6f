import type { ChatEvent, ChatMessage, ChatResumeAnswer } from "@dewlight/contracts/chat.ts";
import type { ProductSearch } from "@dewlight/core/assistant/assistant-event.ts";
import type { Turn as Said } from "@dewlight/core/assistant/inquiry.ts";

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
export function searchOf({ phase }: Turn): ProductSearch | null {
	return phase.kind === "searching" || phase.kind === "resuming" ? phase.search : null;
}
