import type { AssistantContext } from "../assistant-context.ts";
import type { Intent, Slots } from "../question.ts";
import { leanPattern } from "./lean-pattern.ts";

/** What a rule may look at: the words, what they name, and what is known of the person. */
export interface Seen {
	text: string;
	slots: Slots;
	context: AssistantContext;
}

export interface IntentRule {
	intent: Intent;
	fits: (seen: Seen) => boolean;
}

/** A rule that looks at the words only. */
export function says(pattern: RegExp): IntentRule["fits"] {
	const lean = leanPattern(pattern);
	return ({ text }) => lean.test(text);
}
