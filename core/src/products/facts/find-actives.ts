import { ACTIVE_IDS, type ActiveId, findActive, isExfoliating } from "../../knowledge/actives.ts";
import {
	ANNOUNCED_ONLY,
	BELIEVABLE_EARLY,
	COLORANT,
	EARLY_PLACES,
	INGREDIENT_NAMES,
	ONE_PERCENT_MARKS,
	PLACE_NEEDED,
	WORKING_AMOUNT_ONLY,
	WORKS_IN_TRACES,
} from "../../knowledge/ingredient-names.ts";
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
 * Reads the actives of a product from its ingredient list. A name adds one only when it states the strength of a drug:
 * drug labels print their active apart from the list of the other ingredients.
 */
export function findActives(name: string, inci: readonly string[]): ActivesFound {
	const { places, line } = readList(inci);
	const late = Math.min(EARLY_PLACES, line);
	const strengths = readStrengths(name);
	const peels = EXFOLIATING_NAME.test(name);
	const actives: ActiveId[] = [];
	const key: ActiveId[] = [];
	const leads: ActivesFound["leads"] = {};
	for (const id of ACTIVE_IDS) {
		const place = places.get(id);
		const stated = strengths[id] !== undefined && (place !== undefined || isDrug(id));
		const early = place !== undefined && place < line;
		const named = (INGREDIENT_NAMES[id].name?.test(name) ?? false) && (!PLACE_NEEDED.includes(id) || early);
		if (place === undefined && !stated && !(id === "scrub" && named)) continue;
		const announced = named || stated || (peels && id !== "scrub" && isExfoliating(id));
		const working = announced || early;
		if (WORKING_AMOUNT_ONLY.includes(id) && !working) continue;
		actives.push(id);
		const believable =
			!BELIEVABLE_EARLY.includes(id) || inci.length < SHORT_LIST || (place ?? inci.length) < inci.length / 2;
		const inTraces = WORKS_IN_TRACES.includes(id) && believable;
		if (named || (ANNOUNCED_ONLY.includes(id) ? announced : working || inTraces)) key.push(id);
		if (stated) leads[id] = "strength";
		else if (named) leads[id] = "name";
		else if (place !== undefined && place < late && !ANNOUNCED_ONLY.includes(id)) leads[id] = "place";
	}
	return { actives, key, leads };
}

function isDrug(id: ActiveId): boolean {
	const us = findActive(id)?.status.us;
	return us === "otc_drug" || us === "prescription";
}

/** First place of every active, and the place from which on ingredients are used at one percent or less. */
function readList(inci: readonly string[]): { places: Map<ActiveId, number>; line: number } {
	const places = new Map<ActiveId, number>();
	let line: number | null = null;
	for (const [place, printed] of inci.entries()) {
		const { ids, mark } = readIngredient(printed);
		if (line === null && mark) line = place;
		for (const id of ids) {
			if (!places.has(id)) places.set(id, place);
		}
	}
	return { places, line: line ?? lineWithoutMarks(inci.length) };
}

interface ReadIngredient {
	ids: readonly ActiveId[];
	/** Used at one percent or less. */
	mark: boolean;
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
		mark: spellings.some(isMark),
	};
	if (remembered.size >= MOST_REMEMBERED) remembered.clear();
	remembered.set(printed, read);
	return read;
}

function isMark(spelling: string): boolean {
	return COLORANT.test(spelling) || ONE_PERCENT_MARKS.some((part) => spelling.includes(part));
}

function lineWithoutMarks(length: number): number {
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

/** "Camellia Sinensis (Green Tea) Leaf Extract" -> "camellia sinensis leaf extract"; slash synonyms come out as variants. */
export function normalizeIngredient(printed: string): string[] {
	const plain = printed
		.toLowerCase()
		.replace(/\([^)]*\)/g, " ")
		.replace(/[*™®]/g, "")
		.replace(/\borganic\b/g, "")
		.replace(/\s+/g, " ")
		.trim()
		.replace(/[.,]$/, "");
	const whole = plain === "" ? printed.toLowerCase().replace(/[()]/g, "").trim() : plain;
	if (!whole.includes("/")) return [whole];
	return [whole, ...whole.split("/").map((part) => part.trim())].filter((part) => part !== "");
}
