import { DatabaseSync } from "node:sqlite";
import { fromFacts } from "@dewlight/core/products/catalogue/from-facts.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { ageProducts, newestMonth, settleProducts } from "#db/queries/save-products.ts";
import { audit } from "../../audit.ts";
import type { Context, OperatorActor } from "../../context.ts";
import { mergeByBarcode, saveBatch } from "../catalogue.ts";
import { COLUMNS, type Layout, layoutOf, type RawRow } from "./columns.ts";
import { decodeText, unpack } from "./decode-text.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { type ImportSettings, type ReadRow, RejectedRow, toFacts } from "./to-facts.ts";

export type CatalogueFormat = "csv" | "json";

export interface Rejection {
	line: number;
	reason: string;
}

export interface ImportSummary {
	read: number;
	inserted: number;
	changed: number;
	unchanged: number;
	rejected: number;
	/** Rows that became old, or fresh again, beside the newest month. */
	aged: number;
	layout: Layout | null;
	encoding: string;
	/** Columns of the file that nothing is read from. */
	ignored: string[];
}

interface ImportInput {
	bytes: AsyncIterable<Uint8Array>;
	format: CatalogueFormat;
	source: string;
	/** Called for every row that stays out, before the next row is read. */
	onRejected: (rejection: Rejection) => Promise<void> | void;
	/** Called after every written batch with the rows read so far. */
	onProgress?: (read: number) => void;
}

const BATCH = 500;

/**
 * Reads a file of any length in bounded memory, a batch to a transaction. Safe to run again: equal rows are left alone,
 * and a row that follows one with the same id in the file is rejected, so that order decides nothing.
 */
export async function importCatalogue({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: ImportInput;
}): Promise<ImportSummary> {
	const now = ctx.clock.now();
	const thisMonth = now.toISOString().slice(0, "YYYY-MM".length);
	const { lines, encoding } = decodeText(unpack(input.bytes));
	const summary: ImportSummary = {
		read: 0,
		inserted: 0,
		changed: 0,
		unchanged: 0,
		rejected: 0,
		aged: 0,
		layout: null,
		encoding: "",
		ignored: [],
	};
	let settings: ImportSettings | null = null;
	let newest = (await newestMonth(ctx.store.db)) ?? "";
	const seen = openSeenIds();
	let batch: ReadRow[] = [];

	async function flush(): Promise<void> {
		newest = [newest, ...batch.map(({ row }) => row.observed)].toSorted().at(-1) ?? "";
		const products = batch.map(({ row, category }): CatalogueProduct => fromFacts(row, category, newest));
		batch = [];
		const saved = await ctx.store.transaction(async (tx) =>
			saveBatch(tx, await mergeByBarcode(tx, products), now),
		);
		summary.inserted += saved.inserted;
		summary.changed += saved.changed;
		summary.unchanged += saved.unchanged;
		input.onProgress?.(summary.read);
	}

	try {
		for await (const raw of input.format === "csv" ? readCsv(lines) : readJson(lines)) {
			summary.read += 1;
			if (settings === null && "fields" in raw) {
				const names = Object.keys(raw.fields);
				const layout = layoutOf(names, input.format === "csv");
				settings = { layout, source: input.source, thisMonth };
				summary.layout = layout;
				if (layout === "own")
					summary.ignored = names.filter((name) => !COLUMNS.some((column) => column === name));
			}
			const read = readRow(raw, settings, seen);
			if ("reason" in read) {
				summary.rejected += 1;
				await input.onRejected(read);
			} else {
				batch.push(read);
				if (batch.length >= BATCH) await flush();
			}
		}
	} finally {
		seen.close();
	}
	await flush();
	summary.encoding = encoding();
	await ctx.store.transaction(async (tx) => {
		summary.aged = await ageProducts(tx, newest, now);
		const { inserted, changed, rejected } = summary;
		const details = { source: input.source, inserted, changed, rejected };
		await audit(ctx, tx, { action: "catalogue.imported", userId: null, details });
	});
	if (summary.inserted + summary.changed > 0) await settleProducts(ctx.store.db);
	return summary;
}

function readRow(raw: RawRow, settings: ImportSettings | null, seen: SeenIds): ReadRow | Rejection {
	const { line } = raw;
	if ("problem" in raw || settings === null)
		return { line, reason: "problem" in raw ? raw.problem : "has no columns" };
	try {
		const read = toFacts(raw.fields, settings);
		const { id, barcode } = read.row;
		const before = seen.note(id, line);
		if (before !== null) return { line, reason: `has the same id as line ${before}, "${id}"` };
		const twin = barcode ? seen.note(`barcode ${barcode}`, line) : null;
		return twin === null ? read : { line, reason: `has the same barcode as line ${twin}, "${barcode}"` };
	} catch (error) {
		if (error instanceof RejectedRow) return { line, reason: error.message };
		throw error;
	}
}

interface SeenIds {
	/** Remembers the id and answers null; the line where it stood before, when it did. */
	note(id: string, line: number): number | null;
	close(): void;
}

/** Pages kept in memory, of 4 kB each; the rest lies in a file that the system deletes by itself. */
const CACHED_PAGES = 2_000;

/**
 * Ids of one file with their lines, exact and for any number of rows. An empty name opens a private database of SQLite
 * that goes to a temporary file as soon as it outgrows its cache, so memory stays where it is.
 */
export function openSeenIds(): SeenIds {
	const database = new DatabaseSync("");
	database.exec(`
		pragma journal_mode = off;
		pragma synchronous = off;
		pragma cache_size = ${CACHED_PAGES};
		create table seen (id text primary key, line integer not null) without rowid;
		begin;
	`);
	const add = database.prepare("insert into seen (id, line) values (?, ?) on conflict do nothing");
	const find = database.prepare("select line from seen where id = ?");
	return {
		note(id, line) {
			if (add.run(id, line).changes !== 0) return null;
			const before = find.get(id)?.line;
			if (typeof before !== "number") throw new Error(`The id ${id} is neither new nor known.`);
			return before;
		},
		close: () => database.close(),
	};
}
