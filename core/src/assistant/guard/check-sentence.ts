import { findStrangeProduct, type KnownNames } from "./find-strange-product.ts";
import { FORBIDDEN_CLAIMS } from "./forbidden-claims.ts";
import { plainText } from "./plain-text.ts";
import { numberKey, readNumbers } from "./read-numbers.ts";
import { normalizeName } from "./read-words.ts";

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
