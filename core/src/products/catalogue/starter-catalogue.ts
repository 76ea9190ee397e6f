import type { ProductCategory } from "../../routine/care-plan.ts";
import { findActives } from "../facts/find-actives.ts";
import { findFragrance, sensitiveConcerns } from "../facts/find-irritants.ts";
import { monthsBetween } from "../months.ts";
import type { CatalogueProduct } from "../product.ts";
import cleansers from "./cleansers.json" with { type: "json" };
import exfoliants from "./exfoliants.json" with { type: "json" };
import eyeCreams from "./eye-creams.json" with { type: "json" };
import type { FactRow } from "./fact-row.ts";
import masks from "./masks.json" with { type: "json" };
import moisturizers from "./moisturizers.json" with { type: "json" };
import serums from "./serums.json" with { type: "json" };
import sunscreens from "./sunscreens.json" with { type: "json" };
import toners from "./toners.json" with { type: "json" };

const ROWS: Record<ProductCategory, FactRow[]> = {
	cleanser: cleansers,
	toner: toners,
	serum: serums,
	eye_cream: eyeCreams,
	moisturizer: moisturizers,
	sunscreen: sunscreens,
	mask: masks,
	exfoliant: exfoliants,
};

/** Prices and lists older than this, counted from the newest month of the catalogue, are marked stale. */
export const FRESH_MONTHS = 24;

/** The products we start with: observed facts from the data files, flags by rule. See README.md beside the data. */
export const STARTER_CATALOGUE: readonly CatalogueProduct[] = build();

function build(): CatalogueProduct[] {
	const entries = Object.entries(ROWS) as [ProductCategory, FactRow[]][];
	const months = entries.flatMap(([, rows]) => rows.map((row) => row.observed));
	const newest = months.toSorted().at(-1) ?? "";
	return entries.flatMap(([category, rows]) => rows.map((row) => fromFacts(row, category, newest)));
}

/** Works the flags out of an observed row. `newest`: YYYY-MM the age is counted from. */
export function fromFacts(row: FactRow, category: ProductCategory, newest: string): CatalogueProduct {
	const inci = row.inci.split("; ");
	const { actives } = findActives(row.name, inci);
	return {
		...row,
		category,
		inci,
		actives,
		no_listed_fragrance: findFragrance(inci).length === 0,
		sensitive_safe: sensitiveConcerns(inci, actives).length === 0,
		image_url: null,
		stale: [row.observed, row.inci_observed].some((month) => monthsBetween(month, newest) > FRESH_MONTHS),
	};
}
