import type { CatalogueProduct } from "../../products/product.ts";
import { fullName } from "../facts/say-product.ts";
import type { Inquiry } from "../inquiry.ts";
import { citeProduct, citeRule } from "../writing/cite.ts";
import { pickWording } from "../writing/pick-wording.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { describeProduct } from "./product/describe-product.ts";
import { answerRoutineCheck } from "./routine-check.ts";

const MOST = 3;

/** Two brands or products beside each other: by the facts of their rows, never by name alone. */
export const answerCompare: AnswerWriter = (inquiry) => {
	const rows = comparable(meant(inquiry), inquiry.question.slots.category);
	if (rows.length < 2 && ofShelf(inquiry)) return answerRoutineCheck(inquiry);
	if (rows.length < 2) {
		return {
			paragraphs: [
				`${pickWording(inquiry, [
					"No brand is better as a whole: each has products that suit you and some that do not.",
					"I would not rank brands or names against each other, only single products.",
				])} Compare the ingredient list, fragrance, how it feels and the price for the same amount. Tell me the kind, for example a cleanser or a sunscreen, and I look for what fits you.`,
			],
			citations: [citeRule("about.money", "How picks are ranked")],
			quiet: true,
		};
	}
	return {
		paragraphs: [
			"By what their rows say:",
			...rows.map((product) => describeProduct(product, inquiry)),
			"The better one is the one whose list fits your skin and that you like to wear; the name says nothing about that.",
		],
		citations: rows.map((product) => citeProduct({ id: product.id, name: fullName(product) })),
	};
};

/** "Which of my two serums should I keep": decided by what the shelf does together. */
function ofShelf({ context: { in_use }, question: { text } }: Inquiry): boolean {
	return in_use.length > 1 && /\b(?:my|mine|keep|i (?:use|have|own))\b/.test(text);
}

/** What is named, otherwise what was shown last. */
function meant({ context: { named, shown } }: Inquiry): readonly CatalogueProduct[] {
	return named.length > 1 || shown.length < 2 ? named : shown.slice(0, MOST);
}

/** The best match of each brand, as far as there are two; otherwise single products of one brand. */
function comparable(
	named: readonly CatalogueProduct[],
	category: CatalogueProduct["category"] | null,
): CatalogueProduct[] {
	const rows = named.filter((row) => category === null || row.category === category);
	const brands = [...new Map(rows.toReversed().map((row) => [row.brand, row])).values()].toReversed();
	return brands.length > 1 ? brands.slice(0, MOST) : rows.slice(0, 2);
}
