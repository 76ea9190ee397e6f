import { numberKeys } from "@dewlight/core/assistant/guard/read-numbers.ts";
import { guardAnswer } from "@dewlight/core/assistant/guard-answer.ts";
import { inFixedOrder, termsOf } from "./narrate-terms.ts";
import { WORDING } from "./narrate-wording.ts";

/** How much longer than its source a sentence may be. */
const LONGER = 1.5;
const SPARE_CHARACTERS = 60;
const MARKUP = /[*_#`<>[\]|~\n\r]|https?:/;
const SENTENCE_INSIDE = /[.!?]["')]*\s+\S/;

/**
 * True when `text` is one plain sentence that states what `source` states: the same numbers, findings, places and
 * degrees with what they belong to, not turned into its opposite, in the source's words or ones that state nothing, and
 * nothing core's guard refuses.
 */
export function phrasesTheSame(source: string, text: string): boolean {
	if (text.length > source.length * LONGER + SPARE_CHARACTERS) return false;
	if (MARKUP.test(text) || SENTENCE_INSIDE.test(text) || !/[.!?]$/.test(text)) return false;
	const [before, after] = [termsOf(source), termsOf(text)];
	if (before.negated !== after.negated || before.unshown !== after.unshown) return false;
	if (!after.wording.every((word) => WORDING.has(word) || before.wording.includes(word))) return false;
	if (
		!areEqual(inFixedOrder(before.stated), inFixedOrder(after.stated)) ||
		!areEqual(before.inLetters, after.inLetters)
	)
		return false;
	return passesGuard(source, text);
}

function passesGuard(source: string, text: string): boolean {
	// "3.5 of 5" may be said as "3.5 out of 5".
	const numbers = [source, source.replace(/ of (?=\d)/g, " out of ")].flatMap(numberKeys);
	const facts = { lines: [source], numbers: new Set(numbers), productNames: [] };
	const guard = guardAnswer(facts, []);
	const parts = [guard.push(text), guard.end()];
	return parts.every(({ refused }) => refused === null) && parts.map((part) => part.text).join("") === text;
}

const areEqual = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && one.every((term, at) => term === other[at]);
