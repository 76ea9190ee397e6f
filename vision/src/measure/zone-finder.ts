import { ZONES, type Zone } from "@dewlight/core/skin/observation.ts";
import type { FaceZones } from "../regions/zones.ts";

/** The zone a crop pixel lies in, or null; where zones overlap the earlier of ZONES wins. */
export type ZoneFinder = (x: number, y: number) => Zone | null;

export function zoneFinder(zones: FaceZones, size: number): ZoneFinder {
	const labels = new Int8Array(size * size).fill(-1);
	for (let z = ZONES.length - 1; z >= 0; z--) {
		for (const i of zones.pixels[ZONES[z]]) labels[i] = z;
	}
	return (x, y) => {
		const [column, row] = [Math.round(x), Math.round(y)];
		if (column < 0 || row < 0 || column >= size || row >= size) return null;
		const label = labels[row * size + column];
		return label < 0 ? null : ZONES[label];
	};
}
