import type { AssistantContext } from "./assistant-context.ts";
import type { Turn } from "./conversation.ts";
import type { Question } from "./question.ts";

/** What a person sent, with what is known around it. `history` is oldest first, without the message itself. */
export interface Asked {
	message: string;
	history: readonly Turn[];
	context: AssistantContext;
}

/** The same, read and joined with the turns before it. */
export interface Inquiry extends Asked {
	question: Question;
	/** Questions that come near, for an answer that does not know what is meant. */
	offers?: readonly string[];
}
