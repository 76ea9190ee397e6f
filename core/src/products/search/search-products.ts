import { allowedErrors, typingErrors } from "./typing-errors.ts";

interface Named {
	brand: string;
	name: string;
}

export const MOST_SEARCH_WORDS = 12;

/** What is looked for, in words; the rest of a longer text is left out. */
export function typedWords(text: string): string[] {
	return [...new Set(searchWords(text))].slice(0, MOST_SEARCH_WORDS);
}

/**
 * The products whose brand and name hold every word as typed; where there is none, those that come closest, with one or
 * two typing errors a word. Equal ones keep the order they come in. Nothing typed finds everything.
 */
export function searchProducts<Product extends Named>(text: string, products: readonly Product[]): Product[] {
	const typed = typedWords(text);
	if (typed.length === 0) return text.trim() === "" ? [...products] : [];
	const found = products.flatMap((product) => {
		const errors = matchWords(typed, searchWords(`${product.brand} ${product.name}`));
		return errors === null ? [] : { product, errors };
	});
	const fewest = Math.min(...found.map(({ errors }) => errors));
	return found
		.filter(({ errors }) => errors === fewest || (fewest > 0 && errors < fewest + 1))
		.toSorted((a, b) => a.errors - b.errors)
		.map(({ product }) => product);
}

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
function matchWords(typed: readonly string[], name: readonly string[]): number | null {
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

/** What is longer is cut into several, since no index takes words of any length. */
const WORD = /\d{1,20}(?:\.\d{1,20}){0,3}|\p{L}{1,60}/gu;
const MARKS = /\p{M}/gu;
/** Letters that Unicode does not take apart into a letter and a mark. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	đ: "d",
	ð: "d",
	ł: "l",
	þ: "th",
	ı: "i",
};
const LETTERS_SPELLED_OUT = new RegExp(`[${Object.keys(SPELLED_OUT).join("")}]`, "g");
const APOSTROPHES = /['’‘ʼ`´]/g;

/**
 * The words of a name or of what somebody types, without case, accents and punctuation. A number stands alone, so
 * that "SPF50+", "spf 50" and "SPF-50" are the same words.
 */
export function searchWords(text: string): string[] {
	const folded = text
		.replace(APOSTROPHES, "")
		.normalize("NFKD")
		// Some letters are taken apart into one and an apostrophe.
		.replace(APOSTROPHES, "")
		.replace(MARKS, "")
		.toLowerCase()
		.normalize("NFC")
		.replace(LETTERS_SPELLED_OUT, (letter) => SPELLED_OUT[letter] ?? letter);
	return folded.match(WORD) ?? [];
}
