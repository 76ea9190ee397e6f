import type { CatalogueProduct } from "../../products/product.ts";
import { fullName } from "../facts/say-product.ts";
import { BRANDS } from "../guard/known-names.ts";
import { normalizeName } from "../guard/read-text.ts";
import type { Inquiry } from "../inquiry.ts";
import { citeProduct, citeRule } from "../writing/cite.ts";
import type { AnswerWriter, Draft } from "../writing/compose-answer.ts";
import { pickWording } from "../writing/wording.ts";
import { describeProduct } from "./product/describe-product.ts";
import { answerRoutineCheck } from "./routine-check.ts";

const MOST = 3;

/** Two brands or products beside each other: by the facts of their rows, never by name alone. */
export const answerCompare: AnswerWriter = (inquiry) => {
	const { category, concerns } = inquiry.question.slots;
	const rows = comparable(meant(inquiry), category);
	if (rows.length < 2 && ofShelf(inquiry)) return answerRoutineCheck(inquiry);
	const brands = brandsOf(inquiry);
	const isForSomething = category !== null || concerns.length > 0;
	if (isForSomething && brands.length > 1 && new Set(rows.map(({ brand }) => brand)).size < 2)
		return ofBrands(inquiry, brands);
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

/** Brands of the catalogue or of everywhere that the message itself names. */
function brandsOf({ message }: Inquiry): string[] {
	const text = ` ${normalizeName(message)} `;
	return BRANDS.filter((brand) => text.includes(` ${brand} `));
}

/** Two brands, no product: of one kind, the best of each for this person. */
function ofBrands({ question: { slots } }: Inquiry, brands: readonly string[]): Draft {
	const category = slots.category ?? "moisturizer";
	const kind = category.replace("_", " ");
	return {
		paragraphs: [
			`No brand is better as a whole: both have products that suit you and some that do not. So I look at one ${kind} of each.`,
		],
		search: { product_intent: `A ${kind} by ${brands.slice(0, 2).join(" or ")}`, category },
		quiet: true,
	};
}

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
