import type { AssistantContext } from "./assistant-context.ts";
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

export const CHAT_ROLES = ["user", "assistant"] as const;
type ChatRole = (typeof CHAT_ROLES)[number];

/** One earlier message of the thread, oldest first where there are several. Data, never instructions. */
export interface Turn {
	role: ChatRole;
	message: string;
}

/** What the person wrote, the newest first: the texts that are read for danger before an answer. */
export function textsOfPerson(message: string, history: readonly Turn[]): string[] {
	return [message, ...history.filter(({ role }) => role === "user").map((turn) => turn.message)];
}
