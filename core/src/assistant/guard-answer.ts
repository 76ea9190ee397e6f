import { SOURCES } from "../knowledge/sources.ts";
import { knowledgeLines, writtenLines } from "./facts/knowledge-lines.ts";
import { findStrangeProduct, type KnownNames, mayBeginBrand } from "./guard/find-strange-product.ts";
import { FORBIDDEN_CLAIMS, RISKY_PHRASES, RISKY_WORD } from "./guard/forbidden-claims.ts";
import { OPENING_WORDS, PLAIN_CAPITALS } from "./guard/known-names.ts";
import {
	endOfSentence,
	isNumberWord,
	MARKUP_WORD,
	normalizeName,
	numberKey,
	numberKeys,
	plainText,
	readNumbers,
	readWords,
	stripMarkup,
	type Word,
	withoutUnseen,
} from "./guard/read-text.ts";
import type { Facts } from "./list-facts.ts";
import { readBudget } from "./reading/money.ts";

/** Why a sentence was kept back, and the words that were the reason. */
export interface Refusal {
	reason: "number" | "product" | "claim";
	words: string;
}

/** What sentences are held against. */
interface Ground extends KnownNames {
	numbers: ReadonlySet<string>;
	/** Finds the full names of products and sources; what a name promises is no claim of ours. */
	names: RegExp | null;
	/** The person told of a pregnancy. */
	expecting: boolean;
}

/** Text that may be sent, and the first thing kept back since the last call. */
export interface Guarded {
	text: string;
	refused: Refusal | null;
}

export interface AnswerGuard {
	push(delta: string): Guarded;
	end(): Guarded;
}

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

/** Letters that look like the digits beside them. */
const DISGUISED = /\d[oOlI]+\s*(?:%|per ?cent|mg\b)|\b[oOlI]+\d+\s*(?:%|per ?cent|mg\b)/;
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s+(?=[\p{L}*_])/u;

/** Null when everything in the sentence is known and nothing in it is forbidden. */
function checkSentence(sentence: string, ground: Ground): Refusal | null {
	const text = plainText(sentence).replace(/\s+/g, " ");
	return (
		strangeNumber(text.replace(LIST_NUMBER, ""), ground) ??
		forbiddenClaim(ground.names === null ? text : text.replace(ground.names, "it"), ground) ??
		strangeName(sentence, ground)
	);
}

function strangeNumber(text: string, { numbers }: Ground): Refusal | null {
	const disguised = DISGUISED.exec(text);
	if (disguised) return { reason: "number", words: disguised[0] };
	const strange = readNumbers(text).find((number) => !numbers.has(numberKey(number)));
	return strange === undefined ? null : { reason: "number", words: numberKey(strange) };
}

function forbiddenClaim(text: string, { expecting, given }: Ground): Refusal | null {
	for (const { id, pattern, unless, while_expecting } of FORBIDDEN_CLAIMS) {
		if (while_expecting === true && !expecting) continue;
		const found = pattern.exec(text);
		if (!found || unless?.test(text) === true) continue;
		if (id === "diagnosis" && isOwnWord(found[0], given)) continue;
		return { reason: "claim", words: found[0] === "" ? id : found[0] };
	}
	return null;
}

/** "your eczema" is no diagnosis where the person spoke of it first. */
function isOwnWord(found: string, given: readonly string[]): boolean {
	const own = /^your (.+)$/i.exec(found)?.[1];
	return own !== undefined && given.some((words) => ` ${words} `.includes(` ${normalizeName(own)} `));
}

function strangeName(sentence: string, ground: Ground): Refusal | null {
	const words = findStrangeProduct(sentence, ground);
	return words === null ? null : { reason: "product", words };
}

/** How far a sentence may be said before its end is known. `risky`: something stands there that has to be read whole. */
interface FreeWords {
	end: number;
	risky: boolean;
}

/**
 * Reads a sentence from its beginning; `complete` says whether all of it is there. A word is free when nothing that
 * can still come makes it part of a number, a name or a claim, so the answer does not depend on how a text was cut.
 */
function freeWords(sentence: string, complete: boolean, known: ReadonlySet<string>): FreeWords {
	const words = readWords(sentence);
	if (!complete && !/\s$/.test(sentence)) words.pop();
	let end = 0;
	for (const [index, word] of words.entries()) {
		if (isMark(word, index)) continue;
		const state = stateOf(words, index, complete, known);
		if (state === "risky") return { end, risky: true };
		if (state === "waiting") return { end, risky: false };
		end = word.end;
	}
	return { end, risky: false };
}

/** A bullet or a number of a list goes with the word after it. */
function isMark({ plain, raw }: Word, index: number): boolean {
	return plain === "" ? !MARKUP_WORD.test(raw) : index === 0 && /^\d[.)]$/.test(raw);
}

function stateOf(
	words: readonly Word[],
	index: number,
	complete: boolean,
	known: ReadonlySet<string>,
): "free" | "waiting" | "risky" {
	const word = words[index];
	if (!word || isRisky(word)) return "risky";
	const rest = words.slice(index).map(({ plain }) => plain);
	const phrases = RISKY_PHRASES.filter((phrase) => phrase.every((part, at) => (rest[at] ?? part) === part));
	if (phrases.some((phrase) => phrase.length <= rest.length)) return "risky";
	if (phrases.length > 0 && !complete) return "waiting";
	if (!word.capital) return "free";
	if (!mayOpen(word, words.slice(0, index), known)) return "risky";
	const next = words[index + 1];
	if (next === undefined) return complete ? "free" : "waiting";
	return next.capital && !PLAIN_CAPITALS.has(next.plain) ? "risky" : "free";
}

function isRisky({ raw, plain }: Word): boolean {
	if (/[\p{N}%$€£¥]/u.test(raw) || MARKUP_WORD.test(raw)) return true;
	return plain.split(" ").some((part) => isNumberWord(part) || RISKY_WORD.test(part) || mayBeginBrand(part));
}

function mayOpen({ plain }: Word, before: readonly Word[], known: ReadonlySet<string>): boolean {
	const parts = plain.split(" ");
	if (parts.every((part) => PLAIN_CAPITALS.has(part) || /^(?:m|d|ll|ve)$/.test(part))) return true;
	const opens = before.every((word) => word.plain === "" || /^\d[.)]$/.test(word.raw));
	return (
		opens &&
		parts.every((part) => OPENING_WORDS.has(part) || known.has(part) || /^(?:s|t|re|ve|ll|d|m)$/.test(part))
	);
}
