import { type Point, ZONES, type Zone } from "@dewlight/core/skin/observation.ts";
import { fillPolygon, growMask } from "../pixels/masks.ts";
import { halveMask, scratchMask, scratchPixels } from "../pixels/planes.ts";
import type { AlignedFace } from "./aligned-face.ts";

/** Mesh points around the face, clockwise from the top of the forehead as seen in the picture. */
export const FACE_OVAL: readonly number[] = [
	10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
	150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];

/** A mesh point, or a place between two of them: `[from, to, share of the way]`. */
type ZonePoint = number | readonly [from: number, to: number, share: number];

/**
 * Outline of each zone by points of the 468-point mesh. Left and right are the subject's own sides: the subject's
 * right cheek is on the left of the picture.
 */
const ZONE_POINTS: Record<Zone, readonly ZonePoint[]> = {
	forehead: [
		54,
		103,
		67,
		109,
		10,
		338,
		297,
		332,
		284,
		[298, 293, 0.35],
		[333, 334, 0.35],
		[299, 296, 0.35],
		[337, 336, 0.35],
		151,
		[108, 107, 0.35],
		[69, 66, 0.35],
		[104, 105, 0.35],
		[68, 63, 0.35],
	],
	glabella: [107, [107, 108, 0.35], [9, 151, 0.5], [336, 337, 0.35], 336, 285, 168, 55],
	nose: [
		168, 193, 122, 196, 236, 198, 49, 48, 115, 220, 45, 4, 275, 440, 344, 278, 279, 420, 456, 419, 351, 417,
	],
	left_cheek: [345, 346, 347, 348, 329, 266, 425, 427, 416, 433, 376, 352],
	right_cheek: [116, 117, 118, 119, 100, 36, 205, 207, 192, 213, 147, 123],
	left_under_eye: [261, 448, 449, 450, 451, 452, 453, 357, 350, 349, 348, 347, 346, 340],
	right_under_eye: [31, 228, 229, 230, 231, 232, 233, 128, 121, 120, 119, 118, 117, 111],
	left_crows_feet: [446, 265, 353, 383, 368, 264, 447, 345, 340, 261],
	right_crows_feet: [226, 35, 124, 156, 139, 34, 227, 116, 111, 31],
	left_nasolabial: [358, 371, 266, 425, 427, 434, 432, 287, 410, 322, 391, 327],
	right_nasolabial: [129, 142, 36, 205, 207, 214, 212, 57, 186, 92, 165, 98],
	upper_lip: [98, 97, 2, 326, 327, 391, 322, 410, 409, 270, 269, 267, 0, 37, 39, 40, 185, 186, 92, 165],
	chin: [32, 194, 83, 18, 313, 418, 262, 369, 400, 377, 152, 148, 176, 140],
	left_jaw: [361, 288, 397, 365, 379, 378, 400, 369, 395, 394, 364, 367, 435, 401],
	right_jaw: [132, 58, 172, 136, 150, 149, 176, 140, 170, 169, 135, 138, 215, 177],
};

/** What is never skin to measure, inside the face oval. */
export const EXCLUSION_POINTS: Record<string, readonly number[]> = {
	right_eye: [130, 247, 30, 29, 27, 28, 56, 190, 243, 112, 26, 22, 23, 24, 110, 25],
	left_eye: [359, 467, 260, 259, 257, 258, 286, 414, 463, 341, 256, 252, 253, 254, 339, 255],
	right_brow: [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
	left_brow: [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
	lips: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
	nostrils: [98, 64, 240, 99, 2, 328, 460, 294, 327, 326, 2, 97],
};

/** Lashes, lipstick and landmark error reach this far beyond the outlines, in crop pixels. */
const EXCLUSION_MARGIN = 5;

/** Polygons of the crop in crop pixels, and the masks drawn from them. */
export interface FaceZones {
	polygons: Record<Zone, Point[]>;
	/** The face oval without eyes, brows, lips and nostrils (each grown by a margin). */
	field: Uint8Array;
	/** The same at half size. */
	halfField: Uint8Array;
	/** The whole face oval. */
	oval: Uint8Array;
	/** The rows and columns of the crop that the oval can touch; the last ones are outside. */
	box: { left: number; right: number; top: number; bottom: number };
	/** Pixels of each zone inside the field, in reading order. */
	pixels: Record<Zone, Int32Array>;
}

const excludedOf = scratchMask();
const grownOf = scratchMask();
const zoneOf = scratchMask();

/** Draws the zones and the exclusions on the crop once; everything after works on index lists. */
export function drawZones(face: AlignedFace): FaceZones {
	const { size } = face;
	const oval = new Uint8Array(size * size);
	const contour = outline(face, FACE_OVAL);
	fillPolygon(contour, oval, size, size);
	const [left, right] = reachOf(contour, 0, size);
	const [top, bottom] = reachOf(contour, 1, size);
	const excluded = excludedOf(size * size);
	for (const points of Object.values(EXCLUSION_POINTS)) {
		fillPolygon(outline(face, points), excluded, size, size);
	}
	const grown = growMask(excluded, size, size, EXCLUSION_MARGIN, grownOf(size * size));
	const field = new Uint8Array(size * size);
	for (let i = 0; i < field.length; i++) field[i] = oval[i] & (1 - grown[i]);
	const polygons = zonePolygons(face);
	const scratch = zoneOf(size * size);
	return {
		polygons,
		field,
		halfField: halveMask(field, size, size),
		oval,
		box: { left, right, top, bottom },
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
	const [left, right] = reachOf(polygon, 0, size);
	const [top, bottom] = reachOf(polygon, 1, size);
	const list = listOf((right - left) * (bottom - top));
	let count = 0;
	for (let y = top; y < bottom; y++) {
		for (let i = y * size + left; i < y * size + right; i++) if (scratch[i] & field[i]) list[count++] = i;
		scratch.fill(0, y * size + left, y * size + right);
	}
	return list.slice(0, count);
}

const listOf = scratchPixels();

/** The rows or columns of the crop that the polygon can touch. */
function reachOf(polygon: readonly Point[], axis: 0 | 1, size: number): [from: number, to: number] {
	let least = size;
	let most = 0;
	for (const point of polygon) {
		least = Math.min(least, point[axis]);
		most = Math.max(most, point[axis]);
	}
	return [Math.max(0, Math.floor(least)), Math.min(size, Math.ceil(most) + 1)];
}

/** Gaps between the outlines narrower than twice this many crop pixels belong to the nearest zone. */
const REACH = 26;

/**
 * The zone each half-size pixel lies in, by its index in ZONES, or -1. Where outlines overlap the earlier of ZONES
 * wins; skin between outlines belongs to the nearest one, so that a mark in a gap is not lost.
 */
export function zoneLabels(zones: FaceZones, size: number): Int8Array {
	const half = size >> 1;
	const field = zones.halfField;
	const labels = new Int8Array(half * half).fill(-1);
	for (let z = ZONES.length - 1; z >= 0; z--) {
		const own = zones.pixels[ZONES[z]];
		for (let n = 0; n < own.length; n++) {
			const y = Math.floor(own[n] / size);
			labels[(y >> 1) * half + ((own[n] - y * size) >> 1)] = z;
		}
	}
	spread(labels, field, half, REACH / 2);
	return labels;
}

const queueOf = scratchPixels();

/** Grows all labels together into unlabelled field pixels, one ring per step. */
function spread(labels: Int8Array, field: Uint8Array, width: number, steps: number): void {
	const queue = queueOf(labels.length);
	let end = 0;
	for (let i = 0; i < labels.length; i++) if (labels[i] >= 0) queue[end++] = i;
	for (let step = 0, start = 0; step < steps && start < end; step++) {
		const last = end;
		for (; start < last; start++) {
			for (let side = 0; side < 4; side++) {
				const i = queue[start];
				const j = side < 2 ? i - 1 + 2 * side : i - width + 2 * width * (side - 2);
				if (!field[j] || labels[j] >= 0) continue;
				labels[j] = labels[i];
				queue[end++] = j;
			}
		}
	}
}
