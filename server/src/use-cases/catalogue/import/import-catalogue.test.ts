import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { count, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bareServices } from "../../../../test/harness/bare-services.ts";
import { openTestDatabase } from "../../../../test/harness/database.ts";
import type { OpenDatabase } from "../../../db/open-database.ts";
import { findProducts } from "../../../db/queries/products.ts";
import { auditLog, products } from "../../../db/schema/index.ts";
import { type Context, contextOf, type OperatorActor } from "../../context.ts";
import { checkCatalogue, type FaultyProduct } from "../catalogue.ts";
import { LONGEST_ROW } from "./columns.ts";
import {
	type CatalogueFormat,
	type ImportSummary,
	importCatalogue,
	type Rejection,
} from "./import-catalogue.ts";

let database: OpenDatabase;
let ctx: Context<OperatorActor>;
beforeAll(async () => {
	database = await openTestDatabase();
	ctx = contextOf(bareServices(database), { kind: "operator", name: "Olga" } as const);
}, 120_000);
afterAll(() => database.close());

async function* inPieces(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function run(
	file: string | Uint8Array,
	format: CatalogueFormat = "csv",
): Promise<{ summary: ImportSummary; rejected: Rejection[] }> {
	const bytes = typeof file === "string" ? Buffer.from(file) : file;
	const rejected: Rejection[] = [];
	const onRejected = (rejection: Rejection) => void rejected.push(rejection);
	const summary = await importCatalogue({
		ctx,
		input: { bytes: inPieces(bytes, 1_000), format, source: "test", onRejected },
	});
	return { summary, rejected };
}

const HEADER = "id,brand,name,category,ingredients,price,retailer,observed,product_url,image_url,suits";
const CREAM =
	'a-cream,Ana,Barrier Cream,moisturizer,"Aqua, Glycerin, Ceramide NP",12.5,Corner Shop,2026-01,https://shop.example.com/a,,dry';
const csv = (...rows: string[]) => `${[HEADER, ...rows].join("\n")}\n`;
const find = async (id: string) => (await findProducts(database.db, [id]))[0];

test("a row becomes a product with the flags that the starter's rules derive, and is on record", async () => {
	const { summary, rejected } = await run(csv(CREAM));
	expect(rejected).toEqual([]);
	expect(summary).toMatchObject({ read: 1, inserted: 1, layout: "own", encoding: "UTF-8", ignored: [] });
	expect(await find("a-cream")).toMatchObject({
		name: "Barrier Cream",
		price: 12.5,
		currency: "USD",
		inci: ["Aqua", "Glycerin", "Ceramide NP"],
		actives: ["ceramides", "glycerin"],
		no_listed_fragrance: true,
		sensitive_safe: true,
		suits: ["dry"],
		source: "test",
		image_url: null,
	});
	const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, "catalogue.imported"));
	expect(entry).toMatchObject({ actorName: "Olga", details: { inserted: 1, changed: 0, rejected: 0 } });
});

test("a second run changes nothing, a changed price changes one row", async () => {
	const rows = csv(CREAM.replace("a-cream", "second-run"), CREAM.replace("a-cream", "second-other"));
	await run(rows);
	expect((await run(rows)).summary).toMatchObject({ inserted: 0, changed: 0, unchanged: 2 });
	const cheaper = rows.replace("12.5", "9.99");
	expect((await run(cheaper)).summary).toMatchObject({ inserted: 0, changed: 1, unchanged: 1 });
	expect(await find("second-run")).toMatchObject({ price: 9.99 });
});

test("every starter product survives the way through a file with the same facts and flags", async () => {
	const lines = STARTER_CATALOGUE.map((product) => {
		const {
			inci,
			suits,
			actives: _a,
			no_listed_fragrance: _n,
			sensitive_safe: _s,
			stale: _t,
			...rest
		} = product;
		return JSON.stringify({ ...rest, ingredients: inci, suits });
	});
	const { summary, rejected } = await run(lines.join("\n"), "json");
	expect(rejected).toEqual([]);
	expect(summary.inserted).toBe(STARTER_CATALOGUE.length);
	const stored = await findProducts(
		database.db,
		STARTER_CATALOGUE.map(({ id }) => id),
	);
	const flags = (list: typeof stored) =>
		Object.fromEntries(
			list.map(({ id, no_listed_fragrance, sensitive_safe, stale, actives }) => [
				id,
				{ no_listed_fragrance, sensitive_safe, stale, actives },
			]),
		);
	expect(flags(stored)).toEqual(flags([...STARTER_CATALOGUE]));
	expect((await run(`[${lines.join(",\n")}]`, "json")).summary).toMatchObject({ inserted: 0, changed: 0 });
	await database.db.delete(products).where(eq(products.currency, "USD"));
}, 60_000);

test.each([
	["no name", ",Ana,,moisturizer,Aqua,,,2026-01,,,", "has no name"],
	["no category", ",Ana,Cream,,Aqua,,,2026-01,,,", "has no category"],
	["unknown category", ",Ana,Cream,perfume,Aqua,,,2026-01,,,", 'has an unknown category "perfume"'],
	["no ingredients", ",Ana,Cream,moisturizer,,,,2026-01,,,", "has no ingredients"],
	[
		"prose",
		',Ana,Cream,moisturizer,"!!!; ???; ***; 100%",,,2026-01,,,',
		"has an ingredient list that does not read as one",
	],
	[
		"price with a sign",
		",Ana,Cream,moisturizer,Aqua,$12,Shop,2026-01,,,",
		'has a price that is no plain number, "$12"',
	],
	["price without a shop", ",Ana,Cream,moisturizer,Aqua,12,,2026-01,,,", "has a price and no retailer"],
	[
		"free of charge",
		",Ana,Cream,moisturizer,Aqua,0,Shop,2026-01,,,",
		'has a price outside of 0 to 100000, "0"',
	],
	["no month", ",Ana,Cream,moisturizer,Aqua,,,,,,", "has no month of observation"],
	["a month to come", ",Ana,Cream,moisturizer,Aqua,,,2099-01,,,", 'has an observed in the future, "2099-01"'],
	[
		"a script as link",
		",Ana,Cream,moisturizer,Aqua,,,2026-01,javascript:alert(1),,",
		"has a product_url that is no https address",
	],
	[
		"a picture over http",
		",Ana,Cream,moisturizer,Aqua,,,2026-01,,http://a.example.com/x.png,",
		"has a image_url that is no https address",
	],
	[
		"a password in a link",
		",Ana,Cream,moisturizer,Aqua,,,2026-01,https://u:p@a.example.com/,,",
		"has a product_url with a password in it",
	],
	[
		"somebody's own id",
		"own_1,Ana,Cream,moisturizer,Aqua,,,2026-01,,,",
		'has an id that is not small letters, digits and dashes, "own_1"',
	],
	[
		"an unknown skin type",
		",Ana,Cream,moisturizer,Aqua,,,2026-01,,,mixed",
		'suits an unknown skin type, "mixed"',
	],
	["a field too many", ",Ana,Cream,moisturizer,Aqua,,,2026-01,,,,,", "has 13 fields, the header has 11"],
])("%s is rejected with its line and reason, and the rows around it are taken", async (_, row, reason) => {
	const first = CREAM.replace("a-cream", "around-first");
	const last = CREAM.replace("a-cream", "around-last");
	const { summary, rejected } = await run(csv(first, row, last));
	expect(rejected).toEqual([{ line: 3, reason }]);
	expect(summary.inserted + summary.unchanged).toBe(2);
});

test("a second row with the same id is rejected, so the order of rows decides nothing", async () => {
	const twin = CREAM.replace("a-cream", "twin");
	const { rejected } = await run(csv(twin, twin.replace("12.5", "99")));
	expect(rejected).toEqual([{ line: 3, reason: 'has the same id as line 2, "twin"' }]);
	expect(await find("twin")).toMatchObject({ price: 12.5 });
});

const NAMED = CREAM.replace("a-cream", "encoded").replace("Barrier Cream", "Crème Été");
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
test.each([
	["UTF-8", Buffer.from(csv(NAMED)), "UTF-8"],
	["UTF-8 with a byte order mark", Buffer.from(`\ufeff${csv(NAMED)}`), "UTF-8"],
	["UTF-16, low byte first", utf16(csv(NAMED)), "UTF-16LE"],
	["UTF-16, high byte first", Buffer.from(utf16(csv(NAMED))).swap16(), "UTF-16BE"],
	["Latin-1", Buffer.from(csv(NAMED), "latin1"), "UTF-8, 1 line as Windows-1252"],
	["Windows line ends", Buffer.from(csv(NAMED).replaceAll("\n", "\r\n")), "UTF-8"],
	[
		"semicolons",
		Buffer.from(csv(NAMED.replaceAll(/,(?! )/g, ";")).replace(HEADER, HEADER.replaceAll(",", ";"))),
		"UTF-8",
	],
])("%s is read letter by letter", async (_, file, encoding) => {
	const { summary, rejected } = await run(file);
	expect(rejected).toEqual([]);
	expect(summary.encoding).toBe(encoding);
	expect(await find("encoded")).toMatchObject({ name: "Crème Été" });
	await database.db.delete(products).where(eq(products.id, "encoded"));
});

test("a file glued from two encodings is read line by line", async () => {
	const row = (id: string) => `${NAMED.replace("encoded", id)}\n`;
	const file = Buffer.concat([
		Buffer.from(`${HEADER}\n${row("glued-utf")}`),
		Buffer.from(row("glued-latin"), "latin1"),
	]);
	const { summary } = await run(file);
	expect(summary).toMatchObject({ inserted: 2, encoding: "UTF-8, 1 line as Windows-1252" });
	for (const id of ["glued-utf", "glued-latin"]) expect(await find(id)).toMatchObject({ name: "Crème Été" });
});

test.each([
	["nothing", "csv", "", "The file is empty."],
	["empty lines", "csv", "\n\n\n", "The file is empty."],
	["nothing", "json", "", "The file is empty."],
	[
		"a table of something else",
		"csv",
		"name,price\nA,1\n",
		"The file has no columns category, ingredients, observed. Its columns: name, price.",
	],
	["a column named twice", "csv", "name,name\nA,1\n", "The column name stands twice in the header."],
	["an archive", "csv", "PK\u0003\u0004\u0000\u0000", "The first line holds zero bytes"],
	[
		"an open quotation mark",
		"csv",
		`${HEADER}\n"never closed,${"x".repeat(300_000)}`,
		"does not end: a quotation mark is probably not closed",
	],
	["plain text", "json", "hello", "The file is neither a JSON array nor one object per line."],
	["an array cut off", "json", '[{"name":"A"}, {"name":', "The array does not end"],
	[
		"an endless object",
		"json",
		`[{"name":"${"x".repeat(LONGEST_ROW + 1)}"}]`,
		`is longer than ${LONGEST_ROW} letters`,
	],
] as const)("%s as %s is refused with a sentence", async (_, format, file, sentence) => {
	await expect(run(file, format)).rejects.toThrow(sentence);
});

test("a broken object costs its own row only, in an array and line by line", async () => {
	const good = (id: string) =>
		JSON.stringify({
			id,
			name: 'A "B" ] } , \\',
			category: "serum",
			ingredients: ["Aqua", "Glycerin"],
			observed: "2026-01",
		});
	const array = await run(`[\n${good("json-a")},\n{"name": oops},\n7,\n${good("json-b")}\n]`, "json");
	expect(array.rejected).toEqual([
		{ line: 3, reason: "is no valid JSON" },
		{ line: 4, reason: "is no object" },
	]);
	expect(array.summary.inserted).toBe(2);
	const lines = await run(`${good("json-c")}\n{"name":\n\n${good("json-d")}`, "json");
	expect(lines.rejected).toEqual([{ line: 2, reason: "is no valid JSON" }]);
	expect(await find("json-d")).toMatchObject({ name: 'A "B" ] } , \\' });
});

test("the export of Open Beauty Facts is read by its own columns, without its pictures", async () => {
	const header =
		"code\turl\tlast_modified_t\tproduct_name\tquantity\tbrands\tcategories_tags\tingredients_text\timage_url";
	const row = (code: string, tags: string, list: string) =>
		[
			code,
			`https://world.openbeautyfacts.org/product/${code}`,
			"1735689600",
			'Sun "50"',
			"50 ml",
			"Ana, Bo",
			tags,
			list,
			"https://images.example.org/1.jpg",
		].join("\t");
	const { summary, rejected } = await run(
		[
			header,
			row("301", "en:face,en:sunscreens", "Aqua, Zinc Oxide, Glycerin"),
			row("302", "en:hair-masks", "Aqua, Glycerin"),
			row("303", "en:moisturizers", ""),
			row("304", "", "Aqua, Glycerin"),
		].join("\n"),
	);
	expect(summary).toMatchObject({ layout: "open_beauty_facts", inserted: 1 });
	expect(rejected).toEqual([
		{ line: 3, reason: "has no category of a face routine" },
		{ line: 4, reason: "has no ingredients" },
		{ line: 5, reason: "has no category" },
	]);
	expect(await find("obf-301")).toMatchObject({
		name: 'Sun "50"',
		brand: "Ana",
		category: "sunscreen",
		price: null,
		image_url: null,
		observed: "2025-01",
		source: "open_beauty_facts",
		actives: expect.arrayContaining(["zinc_oxide"]),
	});
});

test("whatever text stands in the cells: it is read or rejected, stored as it was read, and a second run changes nothing", async () => {
	const cell = fc.oneof(
		fc.string({ unit: "binary", maxLength: 30 }),
		fc.constantFrom(
			"",
			"=cmd()",
			"'; drop table products;--",
			"\u0000",
			"\ud800",
			"Aqua, Parfum",
			"2026-01",
			"12.5",
			"serum",
			"__proto__",
		),
	);
	const names = HEADER.split(",");
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.array(cell, { minLength: names.length, maxLength: names.length }), { maxLength: 5 }),
			async (rows) => {
				const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(","));
				const file = csv(CREAM.replace("a-cream", "always-there"), ...quoted);
				const { summary, rejected } = await run(file);
				expect(summary.inserted + summary.changed + summary.unchanged + rejected.length).toBe(
					rows.length + 1,
				);
				for (const { line, reason } of rejected) {
					expect(line).toBeGreaterThan(2);
					expect(reason).toMatch(/^(has|suits) /);
				}
				expect((await run(file)).summary).toMatchObject({ inserted: 0, changed: 0 });
			},
		),
		{ numRuns: 25 },
	);
}, 60_000);

test("a well-formed row is stored with exactly the values of its cells", async () => {
	const word = fc.stringMatching(/^[A-Za-z][A-Za-z ,;"'&%]{2,20}[a-z]$/).filter((text) => !/ {2}/.test(text));
	await fc.assert(
		fc.asyncProperty(
			word,
			word,
			fc.integer({ min: 1, max: 9_999_999 }),
			fc.constantFrom("2024-02", "2026-01"),
			async (brand, name, cents, observed) => {
				const text = (value: string) => `"${value.replaceAll('"', '""')}"`;
				const price = (cents / 100).toFixed(2);
				const { rejected } = await run(
					csv(`exact,${text(brand)},${text(name)},Eye Cream,"Aqua; Glycerin",${price},Shop,${observed},,,`),
				);
				expect(rejected).toEqual([]);
				expect(await find("exact")).toMatchObject({
					brand,
					name,
					price: Number(price),
					observed,
					category: "eye_cream",
				});
			},
		),
		{ numRuns: 25 },
	);
}, 60_000);

test("a newer month makes old rows stale, and running the old file again leaves them so", async () => {
	await database.db.delete(products);
	const old = csv(CREAM.replace("a-cream", "old-row").replace("2026-01", "2022-01"));
	await run(old);
	expect(await find("old-row")).toMatchObject({ stale: false });
	const { summary } = await run(csv(CREAM.replace("a-cream", "new-row")));
	expect(summary.aged).toBe(1);
	expect(await find("old-row")).toMatchObject({ stale: true });
	expect((await run(old)).summary).toMatchObject({ changed: 0, unchanged: 1, aged: 0 });
	const faults: FaultyProduct[] = [];
	const check = await checkCatalogue({ ctx, input: { months: 24, onFault: (one) => void faults.push(one) } });
	expect(check).toMatchObject({ products: 2, newest: "2026-01" });
	expect(faults.filter(({ id }) => id === "old-row").map(({ fault }) => fault)).toContain("stale_price");
	const [{ rows } = { rows: 0 }] = await database.db.select({ rows: count() }).from(products);
	expect(rows).toBe(2);
});
