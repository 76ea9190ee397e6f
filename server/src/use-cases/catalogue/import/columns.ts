/** A row as the file has it: the text of every field under its column, or why it cannot be read. */
export type RawRow =
	| { line: number; fields: Readonly<Record<string, string>> }
	| { line: number; problem: string };

/** The file as a whole cannot be read; the message is one sentence for the operator. */
export class UnreadableFile extends Error {
	override readonly name = "UnreadableFile";
}

/** Longer rows are no product, and reading stays bounded; a row of the full export of Open Beauty Facts may be long. */
export const LONGEST_ROW = 500_000;

/** Our columns, in the order of docs/catalogue.md. */
export const COLUMNS = [
	"id",
	"brand",
	"name",
	"category",
	"ingredients",
	"inci_observed",
	"price",
	"currency",
	"size",
	"rating",
	"rating_observed",
	"rating_retailer",
	"suits",
	"retailer",
	"product_url",
	"image_url",
	"observed",
	"source",
	"barcode",
] as const;
export type Column = (typeof COLUMNS)[number];
export type Cells = Readonly<Record<Column, string>>;

const NEEDED: readonly Column[] = ["name", "category", "ingredients", "observed"];
/** What tells the export of Open Beauty Facts from a file of our own. */
const BEAUTY_FACTS = ["code", "product_name", "ingredients_text"] as const;

export type Layout = "own" | "open_beauty_facts";

/** Decides by the names in the first row. A table has all its columns there; an object may leave some out. */
export function layoutOf(names: readonly string[], isTable: boolean): Layout {
	if (BEAUTY_FACTS.every((name) => names.includes(name))) return "open_beauty_facts";
	const missing = NEEDED.filter((name) => !names.includes(name));
	if (missing.length === 0 || !isTable) return "own";
	throw new UnreadableFile(
		`The file has no ${missing.length === 1 ? "column" : "columns"} ${missing.join(", ")}. Its columns: ${names.slice(0, 30).join(", ") || "none"}.`,
	);
}

export function toCells(fields: Readonly<Record<string, string>>, layout: Layout): Cells {
	const field = (name: string): string => clean(Object.hasOwn(fields, name) ? (fields[name] ?? "") : "");
	const own = Object.fromEntries(COLUMNS.map((column) => [column, field(column)])) as Record<Column, string>;
	if (layout === "own") return own;
	const code = field("code");
	return {
		...own,
		id: code === "" ? "" : `obf-${code.toLowerCase()}`,
		name: field("product_name"),
		brand: field("brands").split(",")[0]?.trim() ?? "",
		category: field("categories_tags"),
		ingredients: field("ingredients_text"),
		size: field("quantity"),
		product_url: field("url"),
		// Pictures there are other people's; whoever runs the catalogue supplies pictures in a file of its own.
		image_url: "",
		observed: monthOf(field("last_modified_t")),
		retailer: "Open Beauty Facts",
		source: "open_beauty_facts",
		barcode: code,
	};
}

/** Seconds since 1970 to YYYY-MM; empty for anything else. */
function monthOf(seconds: string): string {
	if (!/^\d{9,11}$/.test(seconds)) return "";
	return new Date(Number(seconds) * 1_000).toISOString().slice(0, "YYYY-MM".length);
}

/** One line of well-formed text without invisible signs, which no database and no screen wants. */
function clean(text: string): string {
	return text
		.toWellFormed()
		.normalize("NFC")
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
		.replace(/\p{Cf}/gu, "")
		.replace(/ {2,}/g, " ")
		.trim();
}
