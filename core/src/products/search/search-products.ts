import { matchWords } from "./match-words.ts";
import { searchWords } from "./search-words.ts";

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
