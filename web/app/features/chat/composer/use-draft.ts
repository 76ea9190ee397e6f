import { useState } from "react";
import { readDraft, writeDraft } from "#api/drafts.ts";

/** What a person has typed so far: outlives a reload and an ended session, not a logout; never another person's. */
export function useDraft(userId: number): [string, (text: string) => void] {
	const key = "chat";
	const [text, setText] = useState(() => readDraft(userId, key));
	const change = (next: string) => {
		setText(next);
		writeDraft(userId, key, next);
	};
	return [text, change];
}
