import { numberKeys } from "@dewlight/core/assistant/guard/read-numbers.ts";
import { guardAnswer } from "@dewlight/core/assistant/guard-answer.ts";
import { termsOf } from "./narrate-terms.ts";

/** How much longer than its source a sentence may be. */
const LONGER = 1.5;
const SPARE_CHARACTERS = 60;
const MARKUP = /[*_#`<>[\]|~\n\r]|https?:/;
const SENTENCE_INSIDE = /[.!?]["')]*\s+\S/;

/**
 * True when `text` is one plain sentence that states what `source` states: the same numbers, findings, places and
 * degrees in the same order, not turned into its opposite, and nothing core's guard refuses.
 */
export function phrasesTheSame(source: string, text: string): boolean {
	if (text.length > source.length * LONGER + SPARE_CHARACTERS) return false;
	if (MARKUP.test(text) || SENTENCE_INSIDE.test(text) || !/[.!?]$/.test(text)) return false;
	const [before, after] = [termsOf(source), termsOf(text)];
	if (before.negated !== after.negated) return false;
	if (!areEqual(before.stated, after.stated) || !areEqual(before.inLetters, after.inLetters)) return false;
	return passesGuard(source, text);
}

function passesGuard(source: string, text: string): boolean {
	const facts = { lines: [source], numbers: new Set(numberKeys(source)), productNames: [] };
	const guard = guardAnswer(facts, []);
	const parts = [guard.push(text), guard.end()];
	return parts.every(({ refused }) => refused === null) && parts.map((part) => part.text).join("") === text;
}

const areEqual = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && one.every((term, at) => term === other[at]);
