import { KNOWN_QUESTIONS } from "../../knowledge/questions/known-questions.ts";
import { leanPattern } from "./lean-pattern.ts";

const ROWS = KNOWN_QUESTIONS.flatMap(({ id, asks, unless }) =>
	asks === undefined
		? []
		: [{ id, asks: leanPattern(asks), unless: unless === undefined ? null : leanPattern(unless) }],
);

/** The row of the table of known questions that a spelled-out message asks; null for none. */
export function findKnownQuestion(text: string): string | null {
	return ROWS.find(({ asks, unless }) => asks.test(text) && unless?.test(text) !== true)?.id ?? null;
}
