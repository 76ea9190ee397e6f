import type { CatalogueProduct } from "../product.ts";

/** What a sunscreen says of its finish by its name. */
const DRY_FINISH =
	/\b(?:matte?|matte ?screen|dry[- ]touch|oil[- ](?:free|absorbing|control)|clear (?:face|skin)|uv clear|pore ?screen|unseen|invisible)\b/i;
const DEWY_FINISH =
	/\b(?:dew\w*|glow|illuminat\w*|hydrating|hyalu\w*|water[- ]fit|moisturi[sz]\w*|silk|milk|cream)\b/i;
/** Runs thin, whatever it promises: no cream for dry skin. */
const THIN = /\b(?:serum|fluid|drops|liquid|gel|mist|water(?! cream))\b/i;

/** Labels that say to put it on again after 80 minutes of swimming or sweating (DailyMed, read November 2024 and July 2025). */
const EIGHTY_MINUTES = /^neutrogena (?:ultra sheer dry-touch|clear face oil-free) sunscreen\b/i;

type Named = Pick<CatalogueProduct, "brand" | "name">;

export function driesMatte({ name }: Named): boolean {
	return DRY_FINISH.test(name);
}

export function staysDewy({ name }: Named): boolean {
	return DEWY_FINISH.test(name) && !DRY_FINISH.test(name);
}

/** A cream or lotion that moisturizes too. */
export function isSunCream(product: Named): boolean {
	return !THIN.test(product.name) && !driesMatte(product);
}

export function holdsInSweat({ brand, name }: Named): boolean {
	return EIGHTY_MINUTES.test(`${brand} ${name}`);
}
