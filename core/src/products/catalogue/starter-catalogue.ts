import type { ProductCategory } from "../../routine/care-plan.ts";
import type { CatalogueProduct } from "../product.ts";
import cleansers from "./cleansers.json" with { type: "json" };
import exfoliants from "./exfoliants.json" with { type: "json" };
import eyeCreams from "./eye-creams.json" with { type: "json" };
import { type FactRow, fromFacts } from "./from-facts.ts";
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

/** The products we start with: observed facts from the data files, flags by rule. See README.md beside the data. */
export const STARTER_CATALOGUE: readonly CatalogueProduct[] = build();

function build(): CatalogueProduct[] {
	const entries = Object.entries(ROWS) as [ProductCategory, FactRow[]][];
	const months = entries.flatMap(([, rows]) => rows.map((row) => row.observed));
	const newest = months.toSorted().at(-1) ?? "";
	return entries.flatMap(([category, rows]) => rows.map((row) => fromFacts(row, category, newest)));
}
