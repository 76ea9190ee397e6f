import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { Turn } from "@dewlight/core/assistant/conversation.ts";
import { DomainError } from "../domain-error.ts";
import { withoutHiddenComment } from "./hidden-comment.ts";

/** A message as it is stored and answered. Throws where nothing is left of it. */
export function readAsked(message: string): string {
	const asked = withoutHiddenComment(message).trim();
	if (asked === "") throw new DomainError("bad_input", MESSAGES.emptyMessage);
	return asked;
}

/** What the client says was said before: data for the answer, believed in nothing. */
export function readThread(history: readonly Turn[]): Turn[] {
	return history
		.map(({ role, message }) => ({ role, message: withoutHiddenComment(message).trim() }))
		.filter(({ message }) => message !== "");
}
