import { findActive } from "../../knowledge/actives.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import { monthWords } from "../../products/months.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import { joinWords } from "../../skin/zone-words.ts";
import { plainName } from "../writing/own-words.ts";

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
