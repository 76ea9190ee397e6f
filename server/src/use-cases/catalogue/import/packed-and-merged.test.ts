import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bareServices } from "../../../../test/harness/bare-services.ts";
import { openTestDatabase } from "../../../../test/harness/database.ts";
import type { OpenDatabase } from "../../../db/open-database.ts";
import { findByBarcode, findProducts } from "../../../db/queries/products.ts";
import { contextOf } from "../../context.ts";
import { UnreadableFile } from "./columns.ts";
import { type CatalogueFormat, importCatalogue, type Rejection } from "./import-catalogue.ts";

let database: OpenDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

async function run(file: Uint8Array, format: CatalogueFormat) {
	const rejected: Rejection[] = [];
	async function* pieces() {
		for (let at = 0; at < file.length; at += 61) yield file.subarray(at, at + 61);
	}
	const summary = await importCatalogue({
		ctx: contextOf(bareServices(database), { kind: "operator", name: "Olga" } as const),
		input: { bytes: pieces(), format, source: "shop", onRejected: (one) => void rejected.push(one) },
	});
	return { summary, rejected };
}

const BARS = "4006381333931";
const SHOP = `id,brand,name,category,ingredients,price,retailer,observed,barcode
shop-cream,Ana,Calm Cream,moisturizer,"Aqua, Glycerin",12.5,Corner Shop,2024-01,${BARS}
`;
const fact = (row: object) =>
	JSON.stringify({
		code: BARS,
		product_name: "Creme calmante",
		brands: "Ana",
		categories_tags: ["en:face-creams"],
		ingredients_text: "Aqua, Glycerin, Niacinamide",
		last_modified_t: 1_750_000_000,
		...row,
	});

test("a packed dump of one object a line joins the shop's row by its bars and brings the newer list", async () => {
	await run(Buffer.from(SHOP), "csv");
	const lines = [
		fact({}),
		"{broken",
		fact({ code: "0", product_name: "Other" }),
		fact({ product_name: "Twice" }),
	];
	const { summary, rejected } = await run(gzipSync(lines.join("\n")), "json");
	expect(summary).toMatchObject({
		read: 4,
		layout: "open_beauty_facts",
		inserted: 1,
		changed: 1,
		rejected: 2,
	});
	expect(rejected.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
		"2 is no valid JSON",
		expect.stringMatching(/^4 has the same id as line 1/),
	]);
	expect(await findByBarcode(database.db, BARS)).toMatchObject({
		id: "shop-cream",
		name: "Calm Cream",
		price: 12.5,
		retailer: "Corner Shop",
		inci: ["Aqua", "Glycerin", "Niacinamide"],
	});
	expect(await findProducts(database.db, [`obf-${BARS}`])).toEqual([]);
	expect((await findProducts(database.db, ["obf-0"]))[0]?.barcode).toBeUndefined();
});

test("a file of our own with bars that are none is told, and a packed file that is cut off ends there", async () => {
	const wrong = SHOP.replace(BARS, "4006381333932").replace("shop-cream", "wrong-bars");
	const { rejected } = await run(Buffer.from(wrong), "csv");
	expect(rejected).toEqual([{ line: 2, reason: 'has a barcode that is none, "4006381333932"' }]);
	const cut = gzipSync(SHOP.repeat(200)).subarray(0, 120);
	await expect(run(cut, "csv")).rejects.toBeInstanceOf(UnreadableFile);
});
