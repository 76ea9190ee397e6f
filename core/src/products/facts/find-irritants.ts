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
} from "../../knowledge/ingredient-names.ts";
import { normalizeIngredient } from "./find-actives.ts";

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
const PEELING_NAMES: ReadonlySet<string> = new Set(["salicylic acid", "glycolic acid"]);
const HARSH = new RegExp(HARSH_NAMES.join("|"));
const AROMATIC_PLANT = new RegExp(`^(${AROMATIC_PLANTS.join("|")})`);
const IN_BRACKETS = /\((parfum|fragrance|aroma)\)/i;
const LEADING_VITAMIN_C = 5;
const SULFATE = /\b(?:lauryl|laureth|myreth|coco)[ -]sulfate\b/i;
const OIL = /\b(?:oil|butter)\b|isopropyl (?:myristate|palmitate)|lanolin(?!amide)/;
/** Named oil, yet thin or made for skin that spots. */
const LIGHT_OILS = /\b(?:hydrogenated castor|mineral) oil\b/;
const OIL_DEPTH = 12;
const SURFACTANT =
	/cocamidopropyl|\bcoco-?(?:glucoside|betaine)|(?:decyl|lauryl) glucoside|cocoyl|lauroyl (?:sarcosinate|methyl)|glucosides hydroxypropylsulfonate|sulfosuccinate|olefin sulfonate|lau(?:ryl|reth) sulfate|cocoamphoacetate/i;
const FOAM_DEPTH = 6;

/** Listed fragrance, labelled allergens and essential oils, as printed. */
export function findFragrance(inci: readonly string[]): string[] {
	return inci.filter(
		(printed) => normalizeIngredient(printed).some(isFragrance) || IN_BRACKETS.test(printed),
	);
}

/** Scented plant waters and extracts: no fragrance by the rule above, still not for sensitive skin. */
export function findAromatic(inci: readonly string[]): string[] {
	return inci.filter((printed) => normalizeIngredient(printed).some(isAromatic));
}

export function hasDryingAlcohol(inci: readonly string[]): boolean {
	return inci
		.slice(0, ALCOHOL_DEPTH)
		.some((printed) => normalizeIngredient(printed).some((name) => DRYING_ALCOHOLS.has(name)));
}

/** A washing agent so early in the list makes foam. */
export function foams(inci: readonly string[]): boolean {
	return inci.slice(0, FOAM_DEPTH).some((printed) => SURFACTANT.test(printed));
}

/** Sulfates that wash: the harshest of the common surfactants. */
export function hasSulfate(inci: readonly string[]): boolean {
	return inci.some((printed) => SULFATE.test(printed));
}

/** Plant oils, butters and esters known to clog pores, before the list reaches what stands in traces. */
export function findOils(inci: readonly string[]): string[] {
	return inci
		.slice(0, OIL_DEPTH)
		.filter((printed) =>
			normalizeIngredient(printed).some((name) => OIL.test(name) && !LIGHT_OILS.test(name)),
		);
}

/** Why a product is not for sensitive skin; [] means the list names nothing that speaks against it. */
export function sensitiveConcerns(inci: readonly string[], actives: readonly string[]): string[] {
	const found = new Set<string>();
	for (const [place, printed] of inci.entries()) {
		const names = normalizeIngredient(printed);
		if (IN_BRACKETS.test(printed) || names.some(isFragrance) || names.some(isAromatic)) found.add(printed);
		if (names.some((name) => HARSH.test(name))) found.add(printed);
		for (const name of names) {
			if (PEELING_NAMES.has(name)) found.add(name);
			if (name === "ascorbic acid" && place < LEADING_VITAMIN_C) found.add("vitamin_c");
		}
	}
	if (hasDryingAlcohol(inci)) found.add("drying alcohol");
	for (const id of actives) {
		if (UNSAFE_CLASSES.has(findActive(id)?.class ?? "")) found.add(id);
	}
	return [...found];
}

function isFragrance(name: string): boolean {
	if (FRAGRANCE_CHEMICALS.has(name) || FRAGRANCE_CHEMICALS.has(name.split(" fil")[0] ?? "")) return true;
	if (FRAGRANCE_WORD.test(name)) return true;
	return SCENTED_PARTS.test(name) && AROMATIC_PLANT.test(name) && !UNSCENTED_OILS.test(name);
}

function isAromatic(name: string): boolean {
	return AROMATIC_PARTS.test(name) && AROMATIC_PLANT.test(name);
}
