import { isStale } from "@dewlight/core/products/catalogue/age.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { newestMonth } from "#db/queries/save-products.ts";
import type { Services } from "../context.ts";
import { type Saved, saveBatch } from "./save-batch.ts";

const STARTER_SOURCES: ReadonlySet<string> = new Set(STARTER_CATALOGUE.map(({ source }) => source));
const STARTER_NEWEST = STARTER_CATALOGUE.map(({ observed }) => observed)
	.toSorted()
	.at(-1);

/**
 * Puts the starter products into the catalogue where they are missing or differ. Compares with the rows themselves, so
 * nothing has to be remembered; a row that an import took over, with a source of its own, stays as it is.
 */
export async function ensureStarterCatalogue({
	services,
}: {
	services: Pick<Services, "store" | "clock">;
}): Promise<Saved> {
	const { store, clock } = services;
	const newest = [STARTER_NEWEST ?? "", (await newestMonth(store.db)) ?? ""].toSorted().at(-1) ?? "";
	const rows = STARTER_CATALOGUE.map((product) => ({
		...product,
		stale: isStale([product.observed, product.inci_observed ?? product.observed], newest),
	}));
	return store.transaction((tx) =>
		saveBatch(tx, rows, clock.now(), ({ source }) => STARTER_SOURCES.has(source)),
	);
}
