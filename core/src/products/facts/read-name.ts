import { ACTIVE_IDS, type ActiveId } from "../../knowledge/actives.ts";
import { INGREDIENT_NAMES } from "../../knowledge/ingredient-names.ts";
import type { Texture } from "../../knowledge/steps/step-rule.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import type { CatalogueProduct } from "../product.ts";

/** Where on the face a product is meant to go, as its name says. */
export type UseArea = "face" | "eyes" | "spots";

const TEXTURE_WORDS: [RegExp, Texture][] = [
	[/gel[ -]?cream|water cream|\bgel\b|jelly/i, "gel"],
	[/foam/i, "foam"],
	[/ointment|balm|baume/i, "balm"],
	[/\boil\b/i, "oil"],
	[/lotion|milk|fluid moisturi/i, "lotion"],
	[/fluid|invisible|weightless|drops|unseen|matte|oil[ -]free/i, "fluid"],
	[/(?<!gel[ -]?|water |oil-in-)cr(?:eam|ème)/i, "cream"],
	[/serum|concentrate/i, "serum"],
	[/toner|solution|liquid|essence|tonic/i, "liquid"],
	[/mask/i, "mask"],
];

export function readTextures(name: string): Texture[] {
	return TEXTURE_WORDS.filter(([pattern]) => pattern.test(name)).map(([, texture]) => texture);
}

/** Sold as tinted; iron oxides somewhere in a list are no tint that is seen. */
export function isSoldTinted(name: string): boolean {
	return /\btint(?:ed)?\b/i.test(name) && !/\b(?:un|non-?)tinted\b/i.test(name);
}

/** The number after SPF; null when the name states none. */
export function readSpf(name: string): number | null {
	const match = /SPF\s*(\d{1,3})/i.exec(name);
	return match?.[1] ? Number(match[1]) : null;
}

export function readUseArea(name: string, category: ProductCategory | null): UseArea {
	if (category === "eye_cream") return "eyes";
	if (/\beye|under-?eye/i.test(name)) return "eyes";
	return /\bspot (gel|treatment)|pimple|drying lotion|blemish spot|\bscar\b/i.test(name) ? "spots" : "face";
}

const STRENGTH_PATTERNS = ACTIVE_IDS.flatMap((id) => {
	const word = INGREDIENT_NAMES[id].name?.source;
	if (!word) return [];
	const number = "(\\d+(?:\\.\\d+)?)\\s?%";
	const before = new RegExp(
		`${number}(?:\\s+(?:encapsulated|micronized|pure))?\\s+(?:alpha\\s+)?(?:${word})`,
		"i",
	);
	const after = new RegExp(
		`(?:${word})(?:\\s+acid)?(?:\\s+(?:gel|serum|suspension|solution))?\\s+${number}`,
		"i",
	);
	return [{ id, before, after }];
});

/** Strengths the name states, percent by active: "6% Mandelic Acid + 2% Lactic Acid". Never guessed. */
export function readStrengths(name: string): Partial<Record<ActiveId, number>> {
	const strengths: Partial<Record<ActiveId, number>> = {};
	if (!name.includes("%")) return strengths;
	for (const { id, before, after } of STRENGTH_PATTERNS) {
		const stated = before.exec(name)?.[1] ?? after.exec(name)?.at(-1);
		if (stated !== undefined && Number.isFinite(Number(stated))) strengths[id] = Number(stated);
	}
	return strengths;
}

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
