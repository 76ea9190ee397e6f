import type { FactRow } from "@dewlight/core/products/catalogue/from-facts.ts";
import { findFragrance } from "@dewlight/core/products/facts/find-irritants.ts";
import { readInci } from "@dewlight/core/products/facts/read-inci.ts";
import { toGtin13 } from "@dewlight/core/products/product.ts";
import { PRODUCT_CATEGORIES, type ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { type Cells, type Layout, toCells } from "./columns.ts";

export interface ReadRow {
	row: FactRow;
	category: ProductCategory;
}

/** Why a row stays out; the message ends the sentence "line N: ...". */
export class RejectedRow extends Error {
	override readonly name = "RejectedRow";
}

export interface ImportSettings {
	layout: Layout;
	/** Said of rows that name no source of their own. */
	source: string;
	/** YYYY-MM; nothing can have been observed later. */
	thisMonth: string;
}

const LONGEST = {
	name: 200,
	brand: 100,
	retailer: 100,
	size: 100,
	url: 2_000,
	inci: 20_000,
	id: 150,
} as const;
const SUITS = ["normal", "dry", "combination", "oily", "sensitive", "light tone", "medium tone", "deep tone"];
const MONTH = /^(20\d\d-(?:0[1-9]|1[0-2]))(?:-\d\d)?$/;
const HIGHEST_PRICE = 100_000;
/** More unread than this part of a list, and it is prose or another language rather than a list of ingredients. */
const MOST_UNREAD = 1 / 4;

/** One row of the file as observed facts. Nothing is guessed: what does not read is a reason to reject. */
export function toFacts(fields: Readonly<Record<string, string>>, settings: ImportSettings): ReadRow {
	const cells = toCells(fields, settings.layout);
	const name = required(cells.name, "name", LONGEST.name);
	const brand = atMost(cells.brand, "brand", LONGEST.brand);
	const price = decimal(cells.price, "price", HIGHEST_PRICE);
	const rating = decimal(cells.rating, "rating", 5);
	const observed = month(cells.observed, "observed", settings) ?? reject("has no month of observation");
	const retailer = atMost(cells.retailer, "retailer", LONGEST.retailer);
	if (price !== null && retailer === "") reject("has a price and no retailer");
	return {
		category: categoryOf(cells, settings.layout),
		row: {
			id: idOf(cells.id, brand, name),
			brand,
			name,
			price,
			currency: currency(cells.currency),
			size: atMost(cells.size, "size", LONGEST.size) || null,
			rating,
			rating_observed:
				rating === null ? null : (month(cells.rating_observed, "rating_observed", settings) ?? observed),
			rating_retailer:
				rating === null ? null : cells.rating_retailer || retailer || reject("has a rating and no retailer"),
			suits: suits(cells.suits),
			inci: ingredients(cells.ingredients, name).join("; "),
			inci_observed: month(cells.inci_observed, "inci_observed", settings) ?? observed,
			retailer: retailer || settings.source,
			product_url: link(cells.product_url, "product_url"),
			image_url: link(cells.image_url, "image_url"),
			observed,
			source: atMost(cells.source, "source", LONGEST.retailer) || settings.source,
			...barcode(cells.barcode, settings.layout),
		},
	};
}

function reject(reason: string): never {
	throw new RejectedRow(reason);
}

function required(text: string, column: string, longest: number): string {
	if (text === "") reject(`has no ${column}`);
	return atMost(text, column, longest);
}

function atMost(text: string, column: string, longest: number): string {
	if (text.length > longest) reject(`has a ${column} of more than ${longest} letters`);
	return text;
}

function categoryOf(cells: Cells, layout: Layout): ProductCategory {
	if (cells.category === "") return reject("has no category");
	if (layout === "open_beauty_facts")
		return categoryOfTags(cells.category) ?? reject("has no category of a face routine");
	return readCategory(cells.category) ?? reject(`has an unknown category ${quoted(cells.category)}`);
}

function readCategory(text: string): ProductCategory | null {
	const name = text
		.trim()
		.toLowerCase()
		.replace(/[\s-]+/g, "_");
	return PRODUCT_CATEGORIES.find((category) => category === name) ?? null;
}

/** Tags of Open Beauty Facts, most telling first: a sun cream is a sunscreen before it is a cream. */
const TAGS: readonly [RegExp, ProductCategory][] = [
	[/sun-?(screen|block|cream|milk|care|protection)|suncare|protection-solaire|creme-solaire/, "sunscreen"],
	[/eye-?(cream|contour|gel|care|serum)|contour-des-yeux/, "eye_cream"],
	[/mask|masque/, "mask"],
	[/scrub|exfolia|peeling|gommage/, "exfoliant"],
	[/cleans|face-wash|micellar|make-?up-remover|demaquillant|nettoyant/, "cleanser"],
	[/toner|tonique|facial-mist/, "toner"],
	[/serum/, "serum"],
	[
		/moisturi[sz]|face-(cream|gel|lotion|oil)|(day|night)-cream|facial-cream|creme-(visage|de-jour|de-nuit)/,
		"moisturizer",
	],
];
const ELSEWHERE =
	/hair|shampoo|body|hand|foot|feet|lip|nail|tooth|mouth|shower|bath|deodorant|shav|intim|baby|make-?up(?!-remover)/;
const FACE = /fac(e|ial)|visage/;

/** Null where the tags name no step of a face routine. */
function categoryOfTags(tags: string): ProductCategory | null {
	const named = tags
		.toLowerCase()
		.split(/[,;]/)
		.map((tag) => tag.trim().replace(/^[a-z]{2}:/, ""))
		.filter((tag) => tag !== "");
	if (named.some((tag) => ELSEWHERE.test(tag)) && !named.some((tag) => FACE.test(tag))) return null;
	const found = TAGS.find(([pattern]) => named.some((tag) => pattern.test(tag) && !ELSEWHERE.test(tag)));
	return found?.[1] ?? null;
}

function idOf(given: string, brand: string, name: string): string {
	const id = given === "" ? slug(`${brand} ${name}`) : given;
	if (id === "") reject("has no letters to make an id of; give it one");
	if (!/^[a-z0-9][a-z0-9-]*$/.test(id) || id.length > LONGEST.id) {
		reject(`has an id that is not small letters, digits and dashes, ${quoted(id)}`);
	}
	return id;
}

function slug(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "")
		.slice(0, LONGEST.id)
		.replace(/-$/, "");
}

function decimal(text: string, column: string, highest: number): number | null {
	if (text === "") return null;
	if (!/^\d{1,9}(\.\d{1,6})?$/.test(text)) reject(`has a ${column} that is no plain number, ${quoted(text)}`);
	const value = Number(text);
	if (value <= 0 || value > highest) reject(`has a ${column} outside of 0 to ${highest}, ${quoted(text)}`);
	return value;
}

function currency(text: string): string {
	if (text === "") return "USD";
	return /^[A-Z]{3}$/.test(text) ? text : reject(`has a currency that is no code like USD, ${quoted(text)}`);
}

function month(text: string, column: string, { thisMonth }: ImportSettings): string | null {
	if (text === "") return null;
	const found =
		MONTH.exec(text)?.[1] ?? reject(`has an ${column} that is no month like 2026-01, ${quoted(text)}`);
	return found <= thisMonth ? found : reject(`has an ${column} in the future, ${quoted(text)}`);
}

/** Anybody may type a code into Open Beauty Facts: what is none there is left out, in a file of our own it is told. */
function barcode(text: string, layout: Layout): { barcode?: string } {
	const code = toGtin13(text);
	if (code !== null) return { barcode: code };
	return text === "" || layout === "open_beauty_facts"
		? {}
		: reject(`has a barcode that is none, ${quoted(text)}`);
}

function suits(text: string): string[] {
	const named = text
		.toLowerCase()
		.split(/[,;|]/)
		.map((one) => one.trim())
		.filter((one) => one !== "");
	const unknown = named.find((one) => !SUITS.includes(one));
	if (unknown !== undefined) reject(`suits an unknown skin type, ${quoted(unknown)}`);
	return SUITS.filter((one) => named.includes(one));
}

function link(text: string, column: string): string | null {
	if (text === "") return null;
	if (text.length > LONGEST.url || !text.startsWith("https://") || !URL.canParse(text)) {
		reject(`has a ${column} that is no https address`);
	}
	const { username, password, href } = new URL(text);
	return username === "" && password === "" ? href : reject(`has a ${column} with a password in it`);
}

function ingredients(text: string, name: string): string[] {
	if (text === "") reject("has no ingredients");
	if (text.length > LONGEST.inci) reject(`has an ingredient list of more than ${LONGEST.inci} letters`);
	const read = readInci(text, name);
	if (read.ingredients.length === 0 || read.unread.length > read.ingredients.length * MOST_UNREAD) {
		reject("has an ingredient list that does not read as one");
	}
	// What does not read as a name is left out, unless leaving it out would hide a fragrance.
	return [...read.ingredients, ...findFragrance(read.unread).map((one) => one.replaceAll(";", ","))];
}

const quoted = (text: string): string => `"${text.slice(0, 60)}"`;
