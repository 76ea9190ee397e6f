import type { ActiveId } from "../../knowledge/actives.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import { findActives } from "../facts/find-actives.ts";
import { findFragrance, sensitiveConcerns } from "../facts/find-irritants.ts";
import { isStale } from "../months.ts";
import type { CatalogueProduct } from "../product.ts";

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

/** One product as it was observed. Everything that can be worked out from the list is worked out in code. */
export interface FactRow {
	id: string;
	brand: string;
	name: string;
	price: number | null;
	currency: string;
	size: string | null;
	rating: number | null;
	rating_observed: string | null;
	rating_retailer: string | null;
	/** Skin types the retailer or the name claims; [] when nobody does. */
	suits: string[];
	/** The printed list, separated by "; ". */
	inci: string;
	inci_observed: string;
	retailer: string;
	product_url: string | null;
	/** Only where whoever runs the catalogue supplies a picture. */
	image_url?: string | null;
	observed: string;
	source: string;
	/** GTIN-13. */
	barcode?: string | null;
}

/** What the flags of a product would be, read from a list alone. */
interface ListFacts {
	actives: ActiveId[];
	/** Null without a list: nothing is known then. */
	no_listed_fragrance: boolean | null;
	sensitive_safe: boolean | null;
}

export function listFacts(name: string, inci: readonly string[]): ListFacts {
	const { actives } = findActives(name, inci);
	if (inci.length === 0) return { actives, no_listed_fragrance: null, sensitive_safe: null };
	return {
		actives,
		no_listed_fragrance: findFragrance(inci).length === 0,
		sensitive_safe: sensitiveConcerns(inci, actives).length === 0,
	};
}
