import { findActive } from "../../knowledge/actives.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import { monthWords } from "../../products/months.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import type { ProductInUse } from "../../products/recommend-request.ts";
import { joinWords } from "../../skin/zone-words.ts";
import { ABOUT_RULES } from "../reading/find-intent.ts";
import { spellOut } from "../reading/spell-out.ts";

const LONGEST_NAME = 80;

/**
 * A name that somebody typed, as it may stand in Markdown: one line, no markup, no links. What it says stays data.
 */
export function plainName(name: string): string {
	const plain = name
		.replace(/<[^>]*>/g, " ")
		.replace(/(?:https?:\/\/|www\.)\S+/gi, " ")
		.replace(/[<>[\]{}`*_#|\\~]/g, " ")
		.replace(/\p{C}/gu, " ")
		.replace(/\s+/g, " ")
		.trim();
	return plain.length <= LONGEST_NAME ? plain : `${plain.slice(0, LONGEST_NAME).trimEnd()}...`;
}

/**
 * What somebody typed about themselves, as an answer may repeat it; null for text that speaks to the guide instead of
 * naming a goal, a concern or a product: instructions, and claims the guide never makes.
 */
export function ownWords(typed: string): string | null {
	const plain = plainName(typed);
	const text = spellOut(typed);
	if (plain === "" || CLAIMS.test(text)) return null;
	return ABOUT_RULES.some(([, pattern]) => pattern.test(text)) ? null : plain;
}

const CLAIMS =
	/\b(?:cure[sd]?|assistant|tell (?:them|the user|her|him)|say that|must (?:buy|say)|diagnos\w*)\b|^system\b/;

/** The name of a product in use: a row's name as it is, a typed one where it is a name. */
export function productName({ name, product }: ProductInUse): string | null {
	return product === null ? ownWords(name) : plainName(name);
}

/** Brand and name as one text that may stand in Markdown; a very long name ends after a whole word. */
export function fullName({ brand, name }: Pick<CatalogueProduct, "brand" | "name">): string {
	return plainName(`${brand} ${name}`).replace(/[\s,|&+-]+\S*\.\.\.$/, "");
}

/** "costs $14.99 at Ulta US (Sep 2020)"; where the price is unknown, where and when it was seen. */
export function priceWords(product: CatalogueProduct): string {
	const seen = `at ${plainName(product.retailer)} (${monthWords(product.observed)})`;
	if (product.price === null) return `seen ${seen}`;
	const amount = Number.isInteger(product.price) ? String(product.price) : product.price.toFixed(2);
	return `${product.currency === "USD" ? `$${amount}` : `${amount} ${product.currency}`} ${seen}`;
}

/** One line with everything a text may say about a product. */
export function productLine(product: CatalogueProduct): string {
	const facts = productFacts(product);
	const strengths = Object.entries(facts.strengths).map(
		([id, percent]) => `${percent}% ${findActive(id)?.name ?? id}`,
	);
	const said = [
		product.category.replace("_", " "),
		priceWords(product),
		ratingWords(product),
		product.size === null ? "" : `size ${plainName(product.size)}`,
		facts.spf === null ? "" : `SPF ${facts.spf}`,
		product.no_listed_fragrance ? "no listed fragrance" : "fragrance is listed or the list is unknown",
		product.sensitive_safe ? "nothing listed that commonly irritates" : "",
		facts.key.length === 0 ? "" : `has ${joinWords(facts.key.map((id) => findActive(id)?.name ?? id))}`,
		strengths.length === 0 ? "" : `the name states ${joinWords(strengths)}`,
		product.suits.length === 0 ? "" : `listed for ${joinWords(product.suits)} skin`,
	];
	return `${fullName(product)}: ${said.filter((part) => part !== "").join("; ")}.`;
}

function ratingWords(product: CatalogueProduct): string {
	if (product.rating === null) return "";
	const month = product.rating_observed === null ? "" : ` (${monthWords(product.rating_observed)})`;
	const shop = plainName(product.rating_retailer ?? product.retailer);
	return `rated ${product.rating.toFixed(1)} of 5 at ${shop}${month}`;
}
