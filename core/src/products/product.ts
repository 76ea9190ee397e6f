import type { ProductCategory } from "../routine/care-plan.ts";

/** One row of the catalogue. Prices in major units of `currency`; months as YYYY-MM. Ranking never sees commission. */
export interface CatalogueProduct {
	id: string;
	brand: string;
	name: string;
	category: ProductCategory;
	price: number | null;
	currency: string;
	rating: number | null;
	rating_observed: string | null;
	/** Shop whose customers rated; not always the shop of the price. */
	rating_retailer?: string | null;
	size: string | null;
	inci: string[];
	/** Month of the ingredient list, where it is older than the price. */
	inci_observed?: string;
	actives: string[];
	/** No fragrance, listed fragrance allergen or essential oil in the INCI list of that month: shown as "no listed fragrance". */
	no_listed_fragrance: boolean;
	/** Derived by rule from the INCI list; a heuristic, not a medical claim. */
	sensitive_safe: boolean;
	suits: string[];
	retailer: string;
	product_url: string | null;
	image_url: string | null;
	/** Month in which price and listing were observed. */
	observed: string;
	source: string;
	/** GTIN-13 under its bars; missing where nobody told it. */
	barcode?: string | null;
	/** Price or ingredient list is older than two years, counted from the newest month of the catalogue. */
	stale?: boolean;
}

/** API-27: one pick. `image_url` is null where we draw the product shape ourselves. */
export interface ProductNeed {
	id: string;
	name: string;
	brand: string;
	image_url: string | null;
	price: number | null;
	currency: string;
	rating: number | null;
	rating_observed?: string | null;
	rating_retailer?: string | null;
	product_url: string | null;
	retailer: string;
	observed: string;
	/** Why this one, in one sentence that rests on facts of the row. */
	reason: string;
	no_listed_fragrance: boolean;
	sensitive_safe: boolean;
	/** Where its strength is not the one the step names. */
	strength_note?: string;
	/** Places of the plan it is for, `{section}_{step}`; missing in reports made before they were told. */
	steps?: string[];
	/** Picks for further steps of the same category, such as the night's beside the morning's. */
	also?: ProductNeed[];
}

/** Keyed by category; the first to treat speaks for it, and `also` holds the others. */
export type ProductNeeds = Partial<Record<ProductCategory, ProductNeed>>;

const DIGITS = /^(?:\d{8}|\d{12,14})$/;

/**
 * A barcode as GTIN-13: UPC-A and EAN-8 with their leading zeros, a GTIN-14 of a single pack without its first one. Null
 * where it is no such code or its last digit does not check (GS1 General Specifications 7.9).
 */
export function toGtin13(text: string): string | null {
	const code = text.replace(/[\s-]/g, "");
	if (!DIGITS.test(code)) return null;
	const gtin = code.replace(/^0(?=\d{13}$)/, "").padStart(13, "0");
	if (gtin.length !== 13 || /^0+$/.test(gtin)) return null;
	const sum = Array.from(gtin, Number).reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3), 0);
	return sum % 10 === 0 ? gtin : null;
}

/** How `explainPick` ends its sentence. */
const COST = /(?:, and |^)(?:costs?|seen at) [^,]+\)\.$/i;
const FEW = 2;

/** The first facts of a pick's reason, for a line that tells the price itself; null where that was all of it. */
export function reasonInShort(reason: string): string | null {
	const facts = reason.replace(COST, "");
	if (facts === "") return null;
	return facts === reason ? reason : `${facts.split(", ").slice(0, FEW).join(", ")}.`;
}
