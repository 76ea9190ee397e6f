import { checkSentence, type Ground, type Refusal } from "./guard/check-sentence.ts";
import { endOfSentence } from "./guard/end-of-sentence.ts";
import { freeWords } from "./guard/free-words.ts";
import { withoutUnseen } from "./guard/plain-text.ts";
import { numberKeys } from "./guard/read-numbers.ts";
import { normalizeName } from "./guard/read-words.ts";
import { stripMarkup } from "./guard/strip-markup.ts";
import type { Facts } from "./list-facts.ts";

/** Text that may be sent, and the first thing kept back since the last call. */
export interface Guarded {
	text: string;
	refused: Refusal | null;
}

export interface AnswerGuard {
	push(delta: string): Guarded;
	end(): Guarded;
}

export type { Refusal };

const EXPECTING = /\bpregnan|\bbreast ?feed|\bexpecting a\b|\btrying to conceive|\btrimester/;
const NOT_EXPECTING = /\bnot (?:pregnant|breastfeeding|expecting)\b/g;

/**
 * Reads an answer as it is written. Words go out while they are harmless; from a digit, a name or a risky word on the
 * rest of the sentence waits for its end, and goes out only when all its numbers and products are in the facts or in
 * what the person wrote (`given`), and nothing in it is forbidden. Links, images and HTML lose their markup. What goes
 * out does not depend on how the answer was cut. A sentence that broke off ends in an ellipsis.
 */
export function guardAnswer(facts: Facts, given: readonly string[]): AnswerGuard {
	const ground = groundOf(facts, given);
	let waiting = "";
	/** What was said of the sentence that `waiting` begins with. */
	let said = "";

	function release(last: boolean): Guarded {
		let text = "";
		let refused: Refusal | null = null;
		for (;;) {
			const end = endOfSentence(waiting) ?? (last && waiting !== "" ? waiting.length : null);
			const sentence = end === null ? waiting : waiting.slice(0, end);
			const { end: free } = freeWords(sentence, end !== null, ground.words);
			text += sentence.slice(said.length, Math.max(free, said.length));
			said = sentence.slice(0, Math.max(free, said.length));
			if (end === null) return { text, refused };
			const rest = stripMarkup(sentence.slice(said.length));
			const refusal = checkSentence(said + rest, ground);
			if (refusal === null) text += rest;
			else text += said.trim() === "" ? spaceBefore(sentence.slice(said.length)) : "\u2026";
			refused ??= refusal;
			waiting = waiting.slice(sentence.length);
			said = "";
		}
	}

	return {
		push(delta) {
			waiting += withoutUnseen(delta);
			return release(false);
		},
		end: () => release(true),
	};
}

const spaceBefore = (text: string): string => /^\s*/.exec(text)?.[0] ?? "";

function groundOf(facts: Facts, given: readonly string[]): Ground {
	const own = given.map(normalizeName);
	const told = [...own, ...facts.lines.filter((line) => line.startsWith("They told us")).map(normalizeName)];
	return {
		products: facts.productNames.map(normalizeName),
		given: own,
		words: wordsOf(facts.lines),
		numbers: new Set([...facts.numbers, ...given.flatMap(numberKeys)]),
		expecting: told.some((text) => EXPECTING.test(text.replace(NOT_EXPECTING, ""))),
	};
}

/** Words that the facts write small. */
function wordsOf(lines: readonly string[]): ReadonlySet<string> {
	return new Set(lines.flatMap((line) => line.match(/(?<![\p{L}\p{N}])\p{Ll}+(?![\p{L}\p{N}])/gu) ?? []));
}
