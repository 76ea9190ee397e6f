import { ACTIVE_IDS, type ActiveId, isExfoliating } from "../../knowledge/actives.ts";
import {
	ANNOUNCED_ONLY,
	INGREDIENT_NAMES,
	type IngredientNames,
	ONE_PERCENT_MARKERS,
	WORKING_AMOUNT_ONLY,
	WORKS_IN_TRACES,
} from "../../knowledge/ingredient-names.ts";
import { normalizeIngredient } from "./normalize-ingredient.ts";
import { readStrengths } from "./read-name.ts";

export interface ActivesFound {
	/** Everything that counts: a retinoid anywhere, an acid only in a working amount or announced by the name. */
	actives: ActiveId[];
	/** Those that lead the formula, by place in the list or by the product name. */
	key: ActiveId[];
}

const EXFOLIATING_NAME = /exfoliat|\bpeel|resurfac/i;

/**
 * Reads the actives of a product from its ingredient list. A name adds one only when it states the strength: drug
 * labels print their active apart from the list of the other ingredients.
 */
export function findActives(name: string, inci: readonly string[]): ActivesFound {
	const variants = inci.map(normalizeIngredient);
	const line = onePercentLine(variants);
	const strengths = readStrengths(name);
	const actives: ActiveId[] = [];
	const key: ActiveId[] = [];
	for (const id of ACTIVE_IDS) {
		const names = INGREDIENT_NAMES[id];
		const place = variants.findIndex((spellings) => spellings.some((spelling) => matches(names, spelling)));
		const announced =
			(names.name?.test(name) ?? false) ||
			(isExfoliating(id) && id !== "scrub" && EXFOLIATING_NAME.test(name));
		const listed = place >= 0 || strengths[id] !== undefined || (id === "scrub" && announced);
		if (!listed) continue;
		const working = announced || (place >= 0 && place < line);
		if (WORKING_AMOUNT_ONLY.includes(id) && !working) continue;
		actives.push(id);
		const leads = ANNOUNCED_ONLY.includes(id) ? announced : working || WORKS_IN_TRACES.includes(id);
		if (leads) key.push(id);
	}
	return { actives, key };
}

function matches(names: IngredientNames, spelling: string): boolean {
	if (names.not?.some((part) => spelling.includes(part))) return false;
	return (
		(names.is?.includes(spelling) ?? false) || (names.has?.some((part) => spelling.includes(part)) ?? false)
	);
}

/** Place of the first ingredient that is used at one percent or less; half of the list when none is known. */
function onePercentLine(variants: readonly string[][]): number {
	const marker = variants.findIndex((spellings) =>
		spellings.some((spelling) => ONE_PERCENT_MARKERS.includes(spelling)),
	);
	return marker >= 0 ? marker : Math.ceil(variants.length / 2);
}
