import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";

const HEADER =
	"id,brand,name,category,ingredients,inci_observed,price,currency,rating,rating_observed,rating_retailer,suits,retailer,product_url,observed\n";

/** A row like the starter's, under a name and an id of its own, with a price and rating near the first one's. */
export function variantOf(number: number): CatalogueProduct {
	const product = STARTER_CATALOGUE[number % STARTER_CATALOGUE.length];
	const round = Math.floor(number / STARTER_CATALOGUE.length);
	if (!product) throw new Error("The starter catalogue is empty.");
	const cents = ((product.price ?? 10) * 100 * (80 + ((number * 7) % 41))) / 100;
	return {
		...product,
		id: `generated-${number}`,
		name: `${product.name} No. ${round}`,
		price: Math.round(cents) / 100,
		rating:
			product.rating === null ? null : Math.round(Math.min(5, product.rating + (round % 7) / 20) * 100) / 100,
		source: "generated",
	};
}

/** Writes that many products as CSV in our own columns. */
export async function writeCatalogue(file: string, rows: number): Promise<void> {
	const out = createWriteStream(file);
	out.write(HEADER);
	for (let number = 0; number < rows; number += 1) {
		if (!out.write(`${lineOf(variantOf(number))}\n`)) await once(out, "drain");
	}
	out.end();
	await finished(out);
}

function lineOf(row: CatalogueProduct): string {
	return [
		row.id,
		row.brand,
		row.name,
		row.category,
		row.inci.join("; "),
		row.inci_observed,
		row.price,
		row.currency,
		row.rating,
		row.rating_observed,
		row.rating_retailer,
		row.suits.join(";"),
		row.retailer,
		row.product_url,
		row.observed,
	]
		.map((value) => `"${String(value ?? "").replaceAll('"', '""')}"`)
		.join(",");
}
