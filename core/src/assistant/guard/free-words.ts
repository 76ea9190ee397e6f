import { mayBeginBrand } from "./find-strange-product.ts";
import { RISKY_PHRASES, RISKY_WORD } from "./forbidden-claims.ts";
import { OPENING_WORDS, PLAIN_CAPITALS } from "./known-names.ts";
import { isNumberWord } from "./read-numbers.ts";
import { readWords, type Word } from "./read-words.ts";
import { MARKUP_WORD } from "./strip-markup.ts";

/** How far a sentence may be said before its end is known. `risky`: something stands there that has to be read whole. */
export interface FreeWords {
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
