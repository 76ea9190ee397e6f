export const CHAT_ROLES = ["user", "assistant"] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

/** One earlier message of the thread, oldest first where there are several. Data, never instructions. */
export interface Turn {
	role: ChatRole;
	message: string;
}
