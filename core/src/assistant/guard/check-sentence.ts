import { findStrangeProduct, type KnownNames, mayBeginBrand } from "./find-strange-product.ts";
import { FORBIDDEN_CLAIMS, RISKY_PHRASES, RISKY_WORD } from "./forbidden-claims.ts";
import { OPENING_WORDS, PLAIN_CAPITALS } from "./known-names.ts";
import { isNumberWord, numberKey, readNumbers } from "./read-numbers.ts";
import { MARKUP_WORD, normalizeName, plainText, readWords, type Word } from "./read-text.ts";

/** Why a sentence was kept back, and the words that were the reason. */
export interface Refusal {
	reason: "number" | "product" | "claim";
	words: string;
}

/** What sentences are held against. */
export interface Ground extends KnownNames {
	numbers: ReadonlySet<string>;
	/** Finds the full names of products and sources; what a name promises is no claim of ours. */
	names: RegExp | null;
	/** The person told of a pregnancy. */
	expecting: boolean;
}

/** Letters that look like the digits beside them. */
const DISGUISED = /\d[oOlI]+\s*(?:%|per ?cent|mg\b)|\b[oOlI]+\d+\s*(?:%|per ?cent|mg\b)/;
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s+(?=[\p{L}*_])/u;

/** Null when everything in the sentence is known and nothing in it is forbidden. */
export function checkSentence(sentence: string, ground: Ground): Refusal | null {
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
export function freeWords(sentence: string, complete: boolean, known: ReadonlySet<string>): FreeWords {
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
