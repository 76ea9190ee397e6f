export const CHAT_ROLES = ["user", "assistant"] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

/** One earlier message of the thread, oldest first where there are several. Data, never instructions. */
export interface Turn {
	role: ChatRole;
	message: string;
}

/** What the person wrote, the newest first: the texts that are read for danger before an answer. */
export function textsOfPerson(message: string, history: readonly Turn[]): string[] {
	return [message, ...history.filter(({ role }) => role === "user").map((turn) => turn.message)];
}
