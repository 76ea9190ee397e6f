import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { pickProducts } from "@dewlight/core/products/pick-products.ts";
import {
	searchProducts as pickClosest,
	searchWords,
} from "@dewlight/core/products/search/search-products.ts";
import { buildCarePlan } from "@dewlight/core/routine/build-care-plan.ts";
import { everyPerson, turnFor } from "@dewlight/core/routine/testing/every-person.ts";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bareServices } from "../../../test/harness/bare-services.ts";
import { openTestDatabase } from "../../../test/harness/database.ts";
import type { OpenDatabase } from "../../db/open-database.ts";
import { findProducts } from "../../db/queries/products.ts";
import { searchProducts } from "../../db/queries/search-products.ts";
import { products } from "../../db/schema/index.ts";
import type { Services } from "../context.ts";
import { ensureStarterCatalogue, readScanShortlist } from "./catalogue.ts";

let database: OpenDatabase;
let services: Services;
beforeAll(async () => {
	database = await openTestDatabase();
	services = bareServices(database);
	await ensureStarterCatalogue({ services });
}, 120_000);
afterAll(() => database.close());

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

test("a new database has every starter product, with the facts and flags of the file", async () => {
	const stored = await findProducts(
		database.db,
		STARTER_CATALOGUE.map(({ id }) => id),
	);
	expect(stored.toSorted(byId)).toEqual(STARTER_CATALOGUE.toSorted(byId));
	expect(stored.length).toBeGreaterThanOrEqual(250);
});

test("a second start changes nothing; a lost row comes back and a changed one is put right", async () => {
	const all = STARTER_CATALOGUE.length;
	expect(await ensureStarterCatalogue({ services })).toEqual({ inserted: 0, changed: 0, unchanged: all });
	const [lost, spoiled] = STARTER_CATALOGUE;
	await database.db.delete(products).where(eq(products.id, lost?.id ?? ""));
	await database.db
		.update(products)
		.set({ price: 1 })
		.where(eq(products.id, spoiled?.id ?? ""));
	expect(await ensureStarterCatalogue({ services })).toEqual({
		inserted: 1,
		changed: 1,
		unchanged: all - 2,
	});
});

test("a row that an import took over keeps what the import said", async () => {
	const id = STARTER_CATALOGUE[2]?.id ?? "";
	await database.db.update(products).set({ price: 99, source: "own_shop" }).where(eq(products.id, id));
	await ensureStarterCatalogue({ services });
	expect(await findProducts(database.db, [id])).toMatchObject([{ price: 99, source: "own_shop" }]);
	await database.db.delete(products).where(eq(products.id, id));
	await ensureStarterCatalogue({ services });
});

test("a scan's shortlist holds the whole starter catalogue and gives the same picks", async () => {
	const shortlist = await readScanShortlist(database.db);
	expect(shortlist.toSorted(byId)).toEqual(STARTER_CATALOGUE.toSorted(byId));
	for (const person of [...everyPerson()].filter(({ index }) => index % 499 === 0)) {
		const request = turnFor(person, person.index);
		const plan = buildCarePlan(request);
		expect(pickProducts({ ...request, plan, catalogue: shortlist })).toEqual(
			pickProducts({ ...request, plan, catalogue: STARTER_CATALOGUE }),
		);
	}
});

test("the same row is the same object, so that its list is read once", async () => {
	const [first, second] = [await readScanShortlist(database.db), await readScanShortlist(database.db)];
	expect(second.every((product) => first.includes(product))).toBe(true);
	const id = first[0]?.id ?? "";
	await database.db
		.update(products)
		.set({ importedAt: new Date(0) })
		.where(eq(products.id, id));
	const third = await readScanShortlist(database.db);
	expect(third.filter((product) => !first.includes(product)).map((product) => product.id)).toEqual([id]);
});

test.each([
	["ordinary niac", "the-ordinary-niacinamide"],
	["NIACINAMIDE 10%", "niacinamide"],
	["iacinamid", "niacinamide"],
	["cerave moisturising", "cerave"],
	["la roche posay anthelios", "anthelios"],
	["laroche-posay anthelios", "anthelios"],
	["niacinimide serum", "niacinamide"],
	["cetafil", "cetaphil"],
	["paulas choice", "paula"],
	["water melon glow", "watermelon"],
])("%s finds a product", async (words, part) => {
	const found = await searchProducts(database.db, { words, limit: 10 });
	expect(found.some(({ id }) => id.includes(part))).toBe(true);
});

test("the table finds a mistyped product that core finds, and nothing that core does not", async () => {
	const spellings = fc.constantFrom(...STARTER_CATALOGUE).chain(({ id, brand, name }) =>
		fc.record({
			id: fc.constant(id),
			words: fc.shuffledSubarray(searchWords(`${brand} ${name}`), { minLength: 1, maxLength: 3 }),
			at: fc.nat(8),
		}),
	);
	await fc.assert(
		fc.asyncProperty(spellings, async ({ id, words, at }) => {
			const text = words.map((word) => word.slice(0, at) + word.slice(at + 1)).join(" ");
			const byTable = await searchProducts(database.db, { words: text, limit: 50 });
			const byCore = pickClosest(text, STARTER_CATALOGUE).map(({ id }) => id);
			if (byCore.length > 50) return;
			const found = byTable.map((product) => product.id);
			expect(found.filter((one) => !byCore.includes(one))).toEqual([]);
			expect(found.includes(id)).toBe(byCore.includes(id));
		}),
		{ numRuns: 60 },
	);
}, 60_000);

test("search keeps to category and limit, and signs alone find nothing", async () => {
	const found = await searchProducts(database.db, { words: "", category: "mask", limit: 5 });
	expect(found).toHaveLength(5);
	expect(found.every(({ category }) => category === "mask")).toBe(true);
	for (const words of ["%", "'; drop table products; --", "':*", "_ _", "\u0000", "a".repeat(5_000)]) {
		expect(await searchProducts(database.db, { words, limit: 5 })).toEqual([]);
	}
});
