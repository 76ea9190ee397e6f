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
