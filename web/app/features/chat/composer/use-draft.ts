import { useCallback, useState } from "react";
import { readDraft, writeDraft } from "#api/drafts.ts";

const KEY = "chat";

interface Draft {
	text: string;
	change: (text: string) => void;
	/** Empties the box. What was in it is kept until the server has taken it: the session may be over (AUTH-A21). */
	send: () => void;
	/** The server has this question; nothing is left to keep of it. */
	taken: (question: string) => void;
}

/** What a person has typed so far: outlives a reload and an ended session, not a logout; never another person's. */
export function useDraft(userId: number): Draft {
	const [text, setText] = useState(() => readDraft(userId, KEY));
	const change = (next: string) => {
		setText(next);
		writeDraft(userId, KEY, next);
	};
	const taken = useCallback(
		(question: string) => {
			if (readDraft(userId, KEY).trim() === question) writeDraft(userId, KEY, "");
		},
		[userId],
	);
	return { text, change, send: () => setText(""), taken };
}
