import { readDraft, writeDraft } from "./drafts.ts";

/** What stands in the box of the chat. */
export const CHAT_DRAFT = "chat";

/** Puts a question into the box of the chat, behind whatever is being typed there; the person sends it. */
export function carryToChat(userId: number, question: string): void {
	const typed = readDraft(userId, CHAT_DRAFT).trim();
	if (typed.includes(question)) return;
	writeDraft(userId, CHAT_DRAFT, typed === "" ? question : `${typed}\n${question}`);
}
