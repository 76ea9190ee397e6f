import { ACTIVE_IDS, type ActiveId, isExfoliating } from "../../knowledge/actives.ts";
import {
	ANNOUNCED_ONLY,
	COLORANT,
	EARLY_PLACES,
	INGREDIENT_NAMES,
	ONE_PERCENT_MARKERS,
	TRACE_PARTS,
	WORKING_AMOUNT_ONLY,
	WORKS_IN_TRACES,
} from "../../knowledge/ingredient-names.ts";
import { normalizeIngredient } from "./normalize-ingredient.ts";
import { readStrengths } from "./read-name.ts";

/** Why a product may be said to lead with an active, the surest first. */
export type LeadsBy = "strength" | "name" | "place";

export interface ActivesFound {
	/** Everything that counts: a retinoid anywhere, an acid only in a working amount or announced by the name. */
	actives: ActiveId[];
	/** Those in a working amount, by place in the list or by the product name, and those that work in traces. */
	key: ActiveId[];
	/** What the product leads with: it states the strength, its name says so, or the list begins with it. */
	leads: Partial<Record<ActiveId, LeadsBy>>;
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
	const { places, line, late } = readList(inci);
	const strengths = readStrengths(name);
	const peels = EXFOLIATING_NAME.test(name);
	const actives: ActiveId[] = [];
	const key: ActiveId[] = [];
	const leads: ActivesFound["leads"] = {};
	for (const id of ACTIVE_IDS) {
		const place = places.get(id);
		const named = INGREDIENT_NAMES[id].name?.test(name) ?? false;
		const listed = place !== undefined || strengths[id] !== undefined || (id === "scrub" && named);
		if (!listed) continue;
		const announced = named || (peels && id !== "scrub" && isExfoliating(id));
		const working = announced || (place !== undefined && place < line);
		if (WORKING_AMOUNT_ONLY.includes(id) && !working) continue;
		actives.push(id);
		const counts = ANNOUNCED_ONLY.includes(id) ? announced : working || WORKS_IN_TRACES.includes(id);
		if (counts) key.push(id);
		const early = place !== undefined && place < late && !ANNOUNCED_ONLY.includes(id);
		if (strengths[id] !== undefined) leads[id] = "strength";
		else if (named) leads[id] = "name";
		else if (early) leads[id] = "place";
	}
	return { actives, key, leads };
}

/**
 * First place of every active, the place from which on ingredients are used at one percent or less, and the place from
 * which on none leads.
 */
function readList(inci: readonly string[]): { places: Map<ActiveId, number>; line: number; late: number } {
	const places = new Map<ActiveId, number>();
	let line: number | null = null;
	let late = EARLY_PLACES;
	for (const [place, printed] of inci.entries()) {
		const { ids, marker, trace } = readIngredient(printed);
		if (line === null && marker) line = place;
		if (marker || trace) late = Math.min(late, place);
		for (const id of ids) {
			if (!places.has(id)) places.set(id, place);
		}
	}
	const found = line ?? lineWithoutMarkers(inci.length);
	return { places, line: found, late: Math.min(late, found) };
}

interface ReadIngredient {
	ids: readonly ActiveId[];
	/** Used at one percent or less. */
	marker: boolean;
	/** As little, and no mark of a working amount before it. */
	trace: boolean;
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
		trace: spellings.some(isTrace),
	};
	if (remembered.size >= MOST_REMEMBERED) remembered.clear();
	remembered.set(printed, read);
	return read;
}

function isTrace(spelling: string): boolean {
	return COLORANT.test(spelling) || TRACE_PARTS.some((part) => spelling.includes(part));
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
