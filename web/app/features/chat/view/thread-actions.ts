import type { useAddFromChat } from "./use-add-from-chat.ts";

/** What an answer lets a person do. */
export interface ThreadActions {
	askAgain: (clientId: string) => void;
	report: (answerId: number) => void;
	/** Answers reported in this visit. */
	reported: ReadonlySet<number>;
	adding: ReturnType<typeof useAddFromChat>;
}
