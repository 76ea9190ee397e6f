import { useState } from "react";
import { readDraft, writeDraft } from "#api/drafts.ts";

/** What a person has typed so far: outlives a reload and an ended session, not a logout; never another person's. */
export function useDraft(userId: number): [string, (text: string) => void] {
	const key = `chat:${userId}`;
	const [text, setText] = useState(() => readDraft(key));
	const change = (next: string) => {
		setText(next);
		writeDraft(key, next);
	};
	return [text, change];
}
