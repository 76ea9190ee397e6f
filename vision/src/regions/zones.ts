import { type Point, ZONES, type Zone } from "@dewlight/core/skin/observation.ts";
import { fillPolygon } from "../pixels/fill-polygon.ts";
import { growMask } from "../pixels/grow-mask.ts";
import type { AlignedFace } from "./aligned-face.ts";
import { FACE_OVAL } from "./face-oval.ts";
import { EXCLUSION_POINTS, ZONE_POINTS, type ZonePoint } from "./zone-points.ts";

/** Lashes, lipstick and landmark error reach this far beyond the outlines, in crop pixels. */
const EXCLUSION_MARGIN = 5;

/** Polygons of the crop in crop pixels, and the masks drawn from them. */
export interface FaceZones {
	polygons: Record<Zone, Point[]>;
	/** The face oval without eyes, brows, lips and nostrils (each grown by a margin). */
	field: Uint8Array;
	/** The whole face oval. */
	oval: Uint8Array;
	/** Pixels of each zone inside the field, in reading order. */
	pixels: Record<Zone, Int32Array>;
}

/** Draws the zones and the exclusions on the crop once; everything after works on index lists. */
export function drawZones(face: AlignedFace): FaceZones {
	const { size } = face;
	const oval = new Uint8Array(size * size);
	fillPolygon(outline(face, FACE_OVAL), oval, size, size);
	const excluded = new Uint8Array(size * size);
	for (const points of Object.values(EXCLUSION_POINTS)) {
		fillPolygon(outline(face, points), excluded, size, size);
	}
	const grown = growMask(excluded, size, size, EXCLUSION_MARGIN);
	const field = new Uint8Array(size * size);
	for (let i = 0; i < field.length; i++) field[i] = oval[i] & (1 - grown[i]);
	const polygons = zonePolygons(face);
	const scratch = new Uint8Array(size * size);
	return {
		polygons,
		field,
		oval,
		pixels: perZone((zone) => zonePixels(polygons[zone], field, scratch, size)),
	};
}

/** The outline of every zone in crop pixels. */
export function zonePolygons(face: AlignedFace): Record<Zone, Point[]> {
	return perZone((zone) => outline(face, ZONE_POINTS[zone]));
}

/** A record with one entry per zone. */
export function perZone<Value>(make: (zone: Zone) => Value): Record<Zone, Value> {
	return Object.fromEntries(ZONES.map((zone) => [zone, make(zone)])) as Record<Zone, Value>;
}

function outline({ points }: AlignedFace, route: readonly ZonePoint[]): Point[] {
	return route.map((step): Point => {
		if (typeof step === "number") return [points[2 * step], points[2 * step + 1]];
		const [from, to, share] = step;
		return [
			points[2 * from] + (points[2 * to] - points[2 * from]) * share,
			points[2 * from + 1] + (points[2 * to + 1] - points[2 * from + 1]) * share,
		];
	});
}

/** Fills the polygon into the scratch mask, lists its pixels inside the field, and clears the scratch again. */
function zonePixels(polygon: Point[], field: Uint8Array, scratch: Uint8Array, size: number): Int32Array {
	fillPolygon(polygon, scratch, size, size);
	const rows = polygon.map(([, y]) => y);
	const from = Math.max(0, Math.floor(Math.min(...rows))) * size;
	const to = Math.min(size, Math.ceil(Math.max(...rows)) + 1) * size;
	let count = 0;
	for (let i = from; i < to; i++) count += scratch[i] & field[i];
	const out = new Int32Array(count);
	for (let i = from, n = 0; i < to; i++) if (scratch[i] & field[i]) out[n++] = i;
	scratch.fill(0, from, to);
	return out;
}
