import { ACTIVE_IDS, type ActiveId, isExfoliating } from "../../knowledge/actives.ts";
import {
	ANNOUNCED_ONLY,
	INGREDIENT_NAMES,
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
/** A list this short names what matters: all of it counts as a working amount. */
const SHORT_LIST = 7;
const MARKERS: ReadonlySet<string> = new Set(ONE_PERCENT_MARKERS);

/** Whole names, and parts of names, with the actives they stand for; one pass over a list finds them all. */
const WHOLE = new Map<string, ActiveId[]>();
const PARTS: { part: string; id: ActiveId; not: readonly string[] }[] = [];
for (const id of ACTIVE_IDS) {
	const names = INGREDIENT_NAMES[id];
	for (const name of names.is ?? []) WHOLE.set(name, [...(WHOLE.get(name) ?? []), id]);
	for (const part of names.has ?? []) PARTS.push({ part, id, not: names.not ?? [] });
}
const ANY_PART = new RegExp(PARTS.map(({ part }) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"));

/**
 * Reads the actives of a product from its ingredient list. A name adds one only when it states the strength: drug
 * labels print their active apart from the list of the other ingredients.
 */
export function findActives(name: string, inci: readonly string[]): ActivesFound {
	const { places, line } = readList(inci);
	const strengths = readStrengths(name);
	const peels = EXFOLIATING_NAME.test(name);
	const actives: ActiveId[] = [];
	const key: ActiveId[] = [];
	for (const id of ACTIVE_IDS) {
		const place = places.get(id);
		const named = INGREDIENT_NAMES[id].name?.test(name) ?? false;
		const listed = place !== undefined || strengths[id] !== undefined || (id === "scrub" && named);
		if (!listed) continue;
		const announced = named || (peels && id !== "scrub" && isExfoliating(id));
		const working = announced || (place !== undefined && place < line);
		if (WORKING_AMOUNT_ONLY.includes(id) && !working) continue;
		actives.push(id);
		const leads = ANNOUNCED_ONLY.includes(id) ? announced : working || WORKS_IN_TRACES.includes(id);
		if (leads) key.push(id);
	}
	return { actives, key };
}

/** First place of every active, and the place from which on ingredients are used at one percent or less. */
function readList(inci: readonly string[]): { places: Map<ActiveId, number>; line: number } {
	const places = new Map<ActiveId, number>();
	let line: number | null = null;
	for (const [place, printed] of inci.entries()) {
		const { ids, marker } = readIngredient(printed);
		if (line === null && marker) line = place;
		for (const id of ids) {
			if (!places.has(id)) places.set(id, place);
		}
	}
	return { places, line: line ?? lineWithoutMarkers(inci.length) };
}

interface ReadIngredient {
	ids: readonly ActiveId[];
	/** Used at one percent or less. */
	marker: boolean;
}

/** Lists repeat each other: a few thousand names make up nearly all of them. */
const MOST_REMEMBERED = 5_000;
const remembered = new Map<string, ReadIngredient>();

function readIngredient(printed: string): ReadIngredient {
	const before = remembered.get(printed);
	if (before) return before;
	const spellings = normalizeIngredient(printed);
	const read: ReadIngredient = {
		ids: spellings.flatMap(activesNamed),
		marker: spellings.some((spelling) => MARKERS.has(spelling)),
	};
	if (remembered.size >= MOST_REMEMBERED) remembered.clear();
	remembered.set(printed, read);
	return read;
}

function lineWithoutMarkers(length: number): number {
	return length < SHORT_LIST ? length : Math.ceil(length / 2);
}

function activesNamed(spelling: string): ActiveId[] {
	const found = WHOLE.get(spelling) ?? [];
	if (!ANY_PART.test(spelling)) return found;
	const partial = PARTS.filter(
		({ part, not }) => spelling.includes(part) && !not.some((other) => spelling.includes(other)),
	);
	return [...found, ...partial.map(({ id }) => id)];
}
