import { allowedErrors, typingErrors } from "./typing-errors.ts";

/** A beginning costs less than any error, so that whole words come first among equals. */
const ONLY_A_BEGINNING = 0.1;

/** Further than any number of typing errors. */
const PARTS_ONLY = 100;
const SHORTEST_PART = 3;

/**
 * How far what was typed is from a name: 0 where every word begins a word of it as typed, more with every typing error,
 * furthest where the words only stand somewhere in it ("skin ceuticals" in "SkinCeuticals"), null where one is not there.
 * The order of words does not matter.
 */
export function matchWords(typed: readonly string[], name: readonly string[]): number | null {
	let errors = 0;
	for (const word of typed) {
		const found = closest(word, name);
		if (found === null) return holdsParts(typed, name) ? PARTS_ONLY : null;
		errors += found;
	}
	return errors;
}

/** Words so short that anything holds them are no parts. */
export function isPart(word: string): boolean {
	return word.length >= SHORTEST_PART;
}

function holdsParts(typed: readonly string[], name: readonly string[]): boolean {
	const joined = name.join("");
	return typed.every((word) => isPart(word) && joined.includes(word));
}

function closest(typed: string, name: readonly string[]): number | null {
	if (name.some((word) => word.startsWith(typed))) return 0;
	const found = name.flatMap((word) => distance(typed, word) ?? []);
	return found.length === 0 ? null : Math.min(...found);
}

/** Typing errors to a word, a little more where only its beginning was typed; null where it is another word. */
function distance(typed: string, word: string): number | null {
	const errors = typingErrors(typed, word, allowedErrors(typed));
	if (errors === null) return null;
	return Math.abs(word.length - typed.length) > errors ? errors + ONLY_A_BEGINNING : errors;
}

/** The words of a vocabulary that may have been meant, fewest errors first; at most `limit`. */
export function wordsMeant(typed: string, vocabulary: readonly string[], limit: number): string[] {
	return vocabulary
		.flatMap((word) => {
			const errors = word.startsWith(typed) ? 0 : distance(typed, word);
			return errors === null ? [] : { word, errors };
		})
		.toSorted((a, b) => a.errors - b.errors || (a.word < b.word ? -1 : 1))
		.slice(0, limit)
		.map(({ word }) => word);
}
