import type { ProductCategory } from "../../routine/care-plan.ts";
import { findActives } from "../facts/find-actives.ts";
import { findFragrance, sensitiveConcerns } from "../facts/find-irritants.ts";
import type { CatalogueProduct } from "../product.ts";
import { isStale } from "./age.ts";
import type { FactRow } from "./fact-row.ts";

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
		image_url: row.image_url ?? null,
		stale: isStale([row.observed, row.inci_observed], newest),
	};
}
