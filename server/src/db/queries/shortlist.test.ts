import { SCAN_SHORTLIST } from "@dewlight/core/products/catalogue/shortlist.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/harness/database.ts";
import { saveBatch } from "../../use-cases/catalogue/catalogue.ts";
import type { OpenDatabase } from "../open-database.ts";
import { products } from "../schema/index.ts";
import { createStore } from "../transactional-outbox.ts";
import { listShortlist } from "./products.ts";

let database: OpenDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
	await createStore(database.db).transaction((tx) =>
		saveBatch(tx, STARTER_CATALOGUE, new Date("2026-06-01T00:00:00Z")),
	);
}, 120_000);
afterAll(() => database.close());

test("a product that stays as it was is the same object, one that was imported again or aged is read anew", async () => {
	const { db } = database;
	const before = await listShortlist(db, SCAN_SHORTLIST);
	const [imported, aged, same] = before;
	if (!imported || !aged || !same) throw new Error("The shortlist is empty.");
	const importedAt = new Date("2026-07-01T00:00:00Z");
	await db.update(products).set({ name: "Renamed", importedAt }).where(eq(products.id, imported.id));
	await db.update(products).set({ stale: !aged.stale }).where(eq(products.id, aged.id));
	const after = new Map((await listShortlist(db, SCAN_SHORTLIST)).map((one) => [one.id, one]));
	expect(after.get(imported.id)?.name).toBe("Renamed");
	expect(after.get(aged.id)?.stale).toBe(!aged.stale);
	expect(after.get(same.id)).toBe(same);
	expect(after.size).toBe(before.length);
});
