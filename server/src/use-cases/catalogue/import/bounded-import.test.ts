import { count, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bareServices } from "../../../../test/harness/bare-services.ts";
import { openTestDatabase } from "../../../../test/harness/database.ts";
import type { OpenDatabase } from "../../../db/open-database.ts";
import { products } from "../../../db/schema/index.ts";
import { contextOf } from "../../context.ts";
import { type CatalogueFormat, importCatalogue, openSeenIds } from "./import-catalogue.ts";

let database: OpenDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

const ROWS = 4_000;
/** A batch that is written, and what stands in the buffers between the file and the reader. */
const MOST_AHEAD = 1_000;

/** As long as printed lists are, so that buffers counted in bytes hold no more rows than in life. */
const LIST = Array.from(
	{ length: 25 },
	(_, at) => `Some Long Plant Extract ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[at]}`,
).join("; ");

type Row = (number: number) => string;
interface Layout {
	format: CatalogueFormat;
	head: string;
	row: Row;
	between: string;
	end: string;
}

const object: Row = (number) =>
	JSON.stringify({
		id: `row-${number}`,
		brand: "Ana",
		name: `Cream ${number}`,
		category: "serum",
		ingredients: LIST,
		observed: "2026-01",
	});
const cells: Row = (number) => `row-${number},Ana,Cream ${number},serum,${LIST},2026-01`;
const LAYOUTS: Record<string, Layout> = {
	"a table": {
		format: "csv",
		head: "id,brand,name,category,ingredients,observed\n",
		row: cells,
		between: "\n",
		end: "\n",
	},
	"a list of objects": { format: "json", head: "[", row: object, between: ",\n", end: "]" },
	"an object on each line": { format: "json", head: "", row: object, between: "\n", end: "" },
};

/** A file that is made while it is read, twenty rows to a piece, and knows how many rows it gave away. */
function fileOf({ head, row, between, end }: Layout, rows: number) {
	const given = { rows: 0 };
	async function* pieces(): AsyncGenerator<Uint8Array> {
		yield Buffer.from(head);
		for (let from = 0; from < rows; from += 20) {
			const piece = Array.from({ length: Math.min(20, rows - from) }, (_, at) => row(from + at));
			given.rows += piece.length;
			yield Buffer.from(piece.join(between) + (from + 20 < rows ? between : end));
		}
	}
	return { given, bytes: pieces() };
}

test.each(Object.entries(LAYOUTS))(
	"%s of any length is never read further ahead than a batch",
	async (_, layout) => {
		const { given, bytes } = fileOf(layout, ROWS);
		const services = bareServices(database);
		const { store } = services;
		let [written, furthest, transactions] = [0, 0, 0];
		const watched: typeof store = {
			...store,
			async transaction(run) {
				furthest = Math.max(furthest, given.rows - written);
				transactions += 1;
				const result = await store.transaction(run);
				furthest = Math.max(furthest, given.rows - written);
				return result;
			},
		};
		const ctx = contextOf({ ...services, store: watched }, { kind: "operator", name: "Olga" } as const);
		const summary = await importCatalogue({
			ctx,
			input: {
				bytes,
				format: layout.format,
				source: "test",
				onRejected: ({ line, reason }) => expect.fail(`line ${line} ${reason}`),
				onProgress(read) {
					written = read;
				},
			},
		});
		expect(summary.read).toBe(ROWS);
		expect(transactions).toBeGreaterThan(ROWS / MOST_AHEAD);
		expect(furthest).toBeLessThanOrEqual(MOST_AHEAD);
		const [stored] = await database.db
			.select({ rows: count() })
			.from(products)
			.where(like(products.id, "row-%"));
		expect(stored?.rows).toBe(ROWS);
	},
	60_000,
);

test("the file waits while a rejected row is being written down, and every one is told once", async () => {
	const layout = LAYOUTS["a table"];
	if (!layout) throw new Error("No table to read.");
	const { given, bytes } = fileOf(
		{ ...layout, row: (number) => `row-${number},Ana,Cream,perfume,${LIST},2026-01` },
		ROWS,
	);
	const lines: number[] = [];
	let furthest = 0;
	const summary = await importCatalogue({
		ctx: contextOf(bareServices(database), { kind: "operator", name: "Olga" } as const),
		input: {
			bytes,
			format: "csv",
			source: "test",
			async onRejected({ line }) {
				await new Promise((written) => setImmediate(written));
				lines.push(line);
				furthest = Math.max(furthest, given.rows - lines.length);
			},
		},
	});
	expect(summary).toMatchObject({ read: ROWS, rejected: ROWS, inserted: 0 });
	expect(lines).toEqual(Array.from({ length: ROWS }, (_, at) => at + 2));
	expect(furthest).toBeLessThanOrEqual(MOST_AHEAD);
});

test("ids outgrow the memory kept for them and are still known with their lines", () => {
	const seen = openSeenIds();
	const id = (number: number) => `${"a-long-id-".repeat(10)}${number}`;
	const MANY = 120_000;
	for (let number = 0; number < MANY; number++) {
		if (seen.note(id(number), number + 2) !== null) expect.fail(`${number} was called known.`);
	}
	for (let number = 0; number < MANY; number += 7_919) expect(seen.note(id(number), 1)).toBe(number + 2);
	seen.close();
}, 30_000);
