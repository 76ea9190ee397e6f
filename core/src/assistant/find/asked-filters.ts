import { findActive, isRetinoid } from "../../knowledge/actives.ts";
import { comparablePrice, costsAtMost } from "../../products/catalogue/price.ts";
import { foams } from "../../products/facts/find-irritants.ts";
import { findAllergens, isMineralFilter, productFacts } from "../../products/facts/product-facts.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { SearchNeeds } from "./read-needs.ts";

/** One condition the person named, beyond fit. */
export interface AskedFilter {
	id: "price" | "brand" | "spf" | "mineral" | "tinted" | "cast" | "texture" | "gentle" | "supporting";
	/** After "that" or "nothing": "under $20". */
	words: string;
	keeps: (product: CatalogueProduct) => boolean;
}

/** Conditions that may be given up when nothing fits, the first to go first. */
export function askedFilters(needs: SearchNeeds): AskedFilter[] {
	const filters: (AskedFilter | null)[] = [
		priceFilter(needs),
		needs.brands.length === 0
			? null
			: { id: "brand", words: byBrands(needs.brands), keeps: ({ brand }) => needs.brands.includes(brand) },
		needs.spf_min === null ? null : spfFilter(needs.spf_min),
		needs.mineral ? { id: "mineral", words: "with mineral filters only", keeps: isMineral } : null,
		needs.tinted ? { id: "tinted", words: "with a tint", keeps: (one) => productFacts(one).tinted } : null,
		needs.no_cast && !needs.tinted
			? {
					id: "cast",
					words: "that is tinted or without mineral filters",
					keeps: (one) => productFacts(one).tinted || !isMineralFilter(one),
				}
			: null,
		needs.textures.length === 0 ? null : textureFilter(needs.textures),
		needs.gentle && needs.treatments.length === 0
			? { id: "gentle", words: "with a gentle list", keeps: ({ sensitive_safe }) => sensitive_safe }
			: null,
		needs.supporting.length === 0 ? null : supportingFilter(needs.supporting),
	];
	return filters.filter((filter) => filter !== null);
}

/** Conditions nobody wants given up: what was ruled out, and what was shown already. */
export function isWanted(product: CatalogueProduct, needs: SearchNeeds, owned: ReadonlySet<string>): boolean {
	if (needs.without.has(product.id) || owned.has(product.id) || needs.not_brands.includes(product.brand))
		return false;
	if (needs.avoided.some((about) => findAllergens(product, about).length > 0)) return false;
	if (needs.kinds_out.some(({ is }) => is(product))) return false;
	if (needs.foamless && (foams(product.inci) || /foam/i.test(product.name))) return false;
	const { actives } = productFacts(product);
	return !actives.some((id) =>
		needs.excluded.some((out) => id === out || (isRetinoid(out) && isRetinoid(id))),
	);
}

/** True when the product leads with one of the treatments asked for. */
export function leadsWith(product: CatalogueProduct, { treatments }: SearchNeeds): boolean {
	return (
		treatments.length === 0 ||
		productFacts(product).key.some((id) => treatments.some((one) => isForm(id, one)))
	);
}

/** Who asks for vitamin C means its gentle forms, too. */
function isForm(id: string, asked: string): boolean {
	return id === asked || (asked === "vitamin_c" && id === "vitamin_c_derivative");
}

function priceFilter({ max_price, below_price }: SearchNeeds): AskedFilter | null {
	if (below_price !== null) {
		const most = Math.min(below_price - 0.01, max_price ?? Number.MAX_VALUE);
		return {
			id: "price",
			words: `cheaper than ${dollars(below_price)}`,
			keeps: (product) => costsAtMost(product, most),
		};
	}
	if (max_price === null) return null;
	return {
		id: "price",
		words: `under ${dollars(max_price)}`,
		keeps: (product) => comparablePrice(product) !== null && costsAtMost(product, max_price),
	};
}

export function dollars(amount: number): string {
	return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

/** "by CeraVe or Cetaphil". */
export function byBrands(brands: readonly string[]): string {
	return `by ${joinWords(brands).replace(" and ", " or ")}`;
}

function spfFilter(least: number): AskedFilter {
	return {
		id: "spf",
		words: `with SPF ${least} or more`,
		keeps: (product) => (productFacts(product).spf ?? 0) >= least,
	};
}

function isMineral(product: CatalogueProduct): boolean {
	return isMineralFilter(product) && !has(product, "chemical_uv_filter");
}

function has(product: CatalogueProduct, active: string): boolean {
	return productFacts(product).actives.some((id) => id === active);
}

function textureFilter(textures: SearchNeeds["textures"]): AskedFilter {
	return {
		id: "texture",
		words: `that is a ${joinWords(textures).replace(" and ", " or ")}`,
		keeps: (product) => productFacts(product).textures.some((texture) => textures.includes(texture)),
	};
}

function supportingFilter(ids: SearchNeeds["supporting"]): AskedFilter {
	return {
		id: "supporting",
		words: `that leads with ${joinWords(ids.map((id) => findActive(id)?.name ?? id))}`,
		keeps: (product) => ids.every((id) => productFacts(product).key.includes(id)),
	};
}
