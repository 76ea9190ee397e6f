import { findActive } from "../../knowledge/actives.ts";
import {
	ALCOHOL_DEPTH,
	AROMATIC_PARTS,
	AROMATIC_PLANTS,
	DRYING_ALCOHOLS,
	FRAGRANCE_CHEMICALS,
	FRAGRANCE_WORDS,
	HARSH_NAMES,
	SCENTED_PARTS,
	UNSCENTED_OILS,
} from "../../knowledge/irritants.ts";
import { normalizeIngredient } from "./normalize-ingredient.ts";

const UNSAFE_CLASSES: ReadonlySet<string> = new Set([
	"retinoid",
	"aha",
	"bha",
	"benzoyl_peroxide",
	"sulfur",
	"scrub",
	"essential_oil",
	"chemical_filter",
]);
const FRAGRANCE_WORD = new RegExp(`\\b(${FRAGRANCE_WORDS.join("|")})`);
/** Stinging acids count at any place of the list here, not only in a working amount. */
const PEELING_NAMES = ["salicylic acid", "glycolic acid"] as const;
const LEADING_VITAMIN_C = 5;

/** Listed fragrance, labelled allergens and essential oils, as printed. */
export function findFragrance(inci: readonly string[]): string[] {
	return inci.filter((printed) => normalizeIngredient(printed).some(isFragrance) || inBrackets(printed));
}

/** Scented plant waters and extracts: no fragrance by the rule above, still not for sensitive skin. */
export function findAromatic(inci: readonly string[]): string[] {
	return inci.filter((printed) =>
		normalizeIngredient(printed).some((name) => isAromaticPlant(name) && AROMATIC_PARTS.test(name)),
	);
}

export function hasDryingAlcohol(inci: readonly string[]): boolean {
	return inci
		.slice(0, ALCOHOL_DEPTH)
		.some((printed) => normalizeIngredient(printed).some((name) => DRYING_ALCOHOLS.has(name)));
}

/** Why a product is not for sensitive skin; [] means the list names nothing that speaks against it. */
export function sensitiveConcerns(inci: readonly string[], actives: readonly string[]): string[] {
	const found = [...findFragrance(inci), ...findAromatic(inci)];
	if (hasDryingAlcohol(inci)) found.push("drying alcohol");
	found.push(...actives.filter((id) => UNSAFE_CLASSES.has(findActive(id)?.class ?? "")));
	found.push(
		...PEELING_NAMES.filter((peeling) =>
			inci.some((printed) => normalizeIngredient(printed).includes(peeling)),
		),
	);
	const vitaminC = inci.findIndex((printed) => normalizeIngredient(printed).includes("ascorbic acid"));
	if (vitaminC >= 0 && vitaminC < LEADING_VITAMIN_C) found.push("vitamin_c");
	for (const printed of inci) {
		const names = normalizeIngredient(printed);
		if (names.some((name) => HARSH_NAMES.some((harsh) => name.includes(harsh)))) found.push(printed);
	}
	return [...new Set(found)];
}

function isFragrance(name: string): boolean {
	if (FRAGRANCE_CHEMICALS.has(name) || FRAGRANCE_CHEMICALS.has(name.split(" fil")[0] ?? "")) return true;
	if (FRAGRANCE_WORD.test(name)) return true;
	return isAromaticPlant(name) && SCENTED_PARTS.test(name) && !UNSCENTED_OILS.test(name);
}

function inBrackets(printed: string): boolean {
	return /\((parfum|fragrance|aroma)\)/i.test(printed);
}

function isAromaticPlant(name: string): boolean {
	return AROMATIC_PLANTS.some((plant) => name.startsWith(plant));
}
