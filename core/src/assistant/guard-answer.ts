import { SOURCES } from "../knowledge/sources.ts";
import { knowledgeLines, writtenLines } from "./facts/knowledge-lines.ts";
import { checkSentence, freeWords, type Ground, type Refusal } from "./guard/check-sentence.ts";
import { numberKeys } from "./guard/read-numbers.ts";
import { endOfSentence, normalizeName, plainText, stripMarkup, withoutUnseen } from "./guard/read-text.ts";
import type { Facts } from "./list-facts.ts";
import { readBudget } from "./reading/money.ts";

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

/** The same for everybody, so it is read once; the answers that are written already belong to it. */
const KNOWLEDGE: ReadonlySet<string> = new Set(knowledgeLines());
const KNOWLEDGE_WORDS: readonly string[] = [
	...new Set(normalizeName([...KNOWLEDGE, ...writtenLines()].join(" ")).split(" ")),
];
const SOURCE_TITLES: readonly string[] = Object.values(SOURCES).map(({ citation }) => citation);
const SOURCE_NAMES: readonly string[] = SOURCE_TITLES.map(normalizeName);
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
	const names = anyOf(facts.productNames);
	const titles = anyOf([...facts.productNames, ...SOURCE_TITLES]);
	const told = [...own, ...facts.lines.filter((line) => line.startsWith("They told us")).map(normalizeName)];
	return {
		products: facts.productNames.map(normalizeName),
		sources: SOURCE_NAMES,
		given: own,
		names: titles,
		words: wordsOf(facts.lines, names),
		numbers: new Set([...facts.numbers, ...given.flatMap(numberKeys), ...given.flatMap(limitKeys)]),
		expecting: told.some((text) => EXPECTING.test(text.replace(NOT_EXPECTING, ""))),
	};
}

/** "under 15" is a price, though no currency was written. */
function limitKeys(text: string): string[] {
	const max = readBudget(plainText(text).toLowerCase())?.max ?? null;
	return max === null ? [] : [`$${max}`];
}

/** Words that stand in the facts outside of product names. */
function wordsOf(lines: readonly string[], names: RegExp | null): ReadonlySet<string> {
	const text = lines.filter((line) => !KNOWLEDGE.has(line)).join("\n");
	const words = normalizeName(names === null ? text : text.replace(names, " ")).split(" ");
	return new Set([...KNOWLEDGE_WORDS, ...words]);
}

/** Finds any of the names, the longest first. */
function anyOf(names: readonly string[]): RegExp | null {
	const literals = names
		.filter((name) => name.trim() !== "")
		.toSorted((a, b) => b.length - a.length)
		.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	return literals.length === 0 ? null : new RegExp(literals.join("|"), "g");
}
