import type { CatalogueProduct } from "@dewlight/core/products/product.ts";

const MOST = 5;
const LEAST_WORDS = 2;

/** Rows a message may mean: the brand is said, and words of the name; best first. */
export function nameProducts(message: string, catalogue: readonly CatalogueProduct[]): CatalogueProduct[] {
	const said = new Set(wordsOf(message));
	return catalogue
		.map((product) => ({ product, score: scoreOf(product, said) }))
		.filter(({ score }) => score > LEAST_WORDS)
		.toSorted((a, b) => b.score - a.score)
		.slice(0, MOST)
		.map(({ product }) => product);
}

function scoreOf({ brand, name }: CatalogueProduct, said: ReadonlySet<string>): number {
	const brandWords = wordsOf(brand);
	if (!brandWords.every((word) => said.has(word))) return 0;
	const words = wordsOf(name);
	const matched = words.filter((word) => said.has(word)).length;
	return matched === 0 ? 0 : brandWords.length + matched + matched / words.length;
}

function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
