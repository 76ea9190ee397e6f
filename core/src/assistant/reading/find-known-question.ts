import { KNOWN_QUESTIONS } from "../../knowledge/questions/known-questions.ts";

/** The row of the table of known questions that a spelled-out message asks; null for none. */
export function findKnownQuestion(text: string): string | null {
	return (
		KNOWN_QUESTIONS.find(({ asks, unless }) => asks.test(text) && !(unless?.test(text) ?? false))?.id ?? null
	);
}
