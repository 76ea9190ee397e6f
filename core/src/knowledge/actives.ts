import { type Active, EXFOLIATING_CLASSES } from "./active.ts";
import { SUPPORTING_ACTIVES, TREATMENT_ACTIVES } from "./active-table.ts";

export const ACTIVES = { ...TREATMENT_ACTIVES, ...SUPPORTING_ACTIVES };

export type ActiveId = keyof typeof ACTIVES;
export const ACTIVE_IDS = Object.keys(ACTIVES) as ActiveId[];

export function isActiveId(id: string): id is ActiveId {
	return Object.hasOwn(ACTIVES, id);
}

/** The row of an id that arrives as plain text, for example from a stored plan; undefined for an unknown id. */
export function findActive(id: string): Active | undefined {
	return isActiveId(id) ? ACTIVES[id] : undefined;
}

export function isTreatment(id: string): boolean {
	return findActive(id)?.treatment ?? false;
}

export function isExfoliating(id: string): boolean {
	const row = findActive(id);
	return row !== undefined && EXFOLIATING_CLASSES.includes(row.class);
}

export function isRetinoid(id: string): boolean {
	return findActive(id)?.class === "retinoid";
}
