import type { KeptPhoto } from "./read-photos.ts";

export interface Pair {
	before: KeptPhoto;
	after: KeptPhoto;
}

interface Chosen {
	before: number | null;
	after: number | null;
}

/** The two photos to show, the earlier one always first: as chosen where that holds, else the oldest and the newest. */
export function choosePair(photos: readonly KeptPhoto[], chosen: Chosen): Pair | null {
	const [oldest, newest] = [photos[0], photos.at(-1)];
	if (oldest === undefined || newest === undefined || oldest === newest) return null;
	const before = photos.slice(0, -1).find(({ id }) => id === chosen.before) ?? oldest;
	const later = photos.filter(({ id }) => id > before.id);
	return { before, after: later.find(({ id }) => id === chosen.after) ?? newest };
}
