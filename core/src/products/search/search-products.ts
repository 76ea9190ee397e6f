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

const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 7;
const LONGEST_WORD = 40;

/** How many typing errors a word may hold and still be meant: short words and numbers none. */
export function allowedErrors(word: string): number {
	if (/\d/.test(word) || word.length > LONGEST_WORD || word.length < ONE_ERROR_FROM) return 0;
	return word.length < TWO_ERRORS_FROM ? 1 : 2;
}

/** Whether some mistyped word can be held for this one. */
export function isCorrectable(word: string): boolean {
	return !/\d/.test(word) && word.length >= ONE_ERROR_FROM - 1;
}

/**
 * Typing errors between what was typed and the beginning of a word that it comes closest to: letters wrong, missing, too
 * many, or two swapped (optimal string alignment distance). Null beyond `most`.
 */
export function typingErrors(typed: string, word: string, most: number): number | null {
	if (typed.length - word.length > most) return null;
	// Letters of the word further along than this cannot come closer to what was typed.
	const letters = word.slice(0, typed.length + most);
	if (foreignLetters(typed, letters) > most) return null;
	const wide = letters.length + 1;
	// Three rows for all letters: a search goes through thousands of words.
	let [before, last, next] = [new Uint16Array(wide), new Uint16Array(wide), new Uint16Array(wide)];
	for (let column = 0; column < wide; column++) last[column] = column;
	for (let row = 1; row <= typed.length; row++) {
		next[0] = row;
		let fewest = row;
		for (let column = 1; column < wide; column++) {
			const same = typed[row - 1] === letters[column - 1];
			let errors =
				Math.min(at(last, column), at(next, column - 1), at(last, column - 1) - (same ? 1 : 0)) + 1;
			const swapped =
				row > 1 &&
				column > 1 &&
				typed[row - 1] === letters[column - 2] &&
				typed[row - 2] === letters[column - 1];
			if (swapped) errors = Math.min(errors, at(before, column - 2) + 1);
			next[column] = errors;
			if (errors < fewest) fewest = errors;
		}
		if (fewest > most) return null;
		[before, last, next] = [last, next, before];
	}
	const fewest = Math.min(...last.subarray(0, wide));
	return fewest <= most ? fewest : null;
}

/** Letters that the word has nowhere: each takes an error of its own, so most words need no closer look. */
function foreignLetters(typed: string, letters: string): number {
	let foreign = 0;
	for (let place = 0; place < typed.length; place++) {
		if (!letters.includes(typed.charAt(place))) foreign += 1;
	}
	return foreign;
}

function at(row: Uint16Array, column: number): number {
	return row[column] ?? 0;
}

/** Letters added, dropped, replaced or swapped with their neighbor; stops counting above `limit` and gives limit + 1. */
export function editDistance(a: string, b: string, limit: number): number {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, at) => at);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		let least = i;
		for (let j = 1; j <= b.length; j += 1) {
			const same = a[i - 1] === b[j - 1];
			let cost = Math.min(
				(last[j] ?? limit) + 1,
				(row[j - 1] ?? limit) + 1,
				(last[j - 1] ?? limit) + (same ? 0 : 1),
			);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				cost = Math.min(cost, (beforeLast[j - 2] ?? limit) + 1);
			row.push(cost);
			least = Math.min(least, cost);
		}
		if (least > limit) return limit + 1;
		beforeLast = last;
		last = row;
	}
	return last[b.length] ?? limit + 1;
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
