import { SCAN_SHORTLIST } from "@dewlight/core/products/catalogue/shortlist.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { Queryable } from "#db/database.ts";
import { listShortlist } from "#db/queries/shortlist.ts";

/** The part of the catalogue that a scan picks from. */
export function readScanShortlist(db: Queryable): Promise<CatalogueProduct[]> {
	return listShortlist(db, SCAN_SHORTLIST);
}
