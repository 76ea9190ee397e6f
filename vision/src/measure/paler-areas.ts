import { ZONES, type Zone } from "@dewlight/core/skin/observation.ts";
import { type Component, labelComponents, maskPixels } from "../pixels/masks.ts";
import { takeValues } from "../pixels/planes.ts";
import { median } from "../pixels/statistics.ts";
import type { Chroma } from "../quality/eyes.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";

/** Edge of the cells that are looked at, and the share of one that has to show skin, matte or shining. */
const CELL_MM = 2.5;
const LEAST_FILL = 0.5;
/** Every other pixel both ways tells a cell's mean to 0.1 of L*, a* and b*. */
const STEP = 2;
/** Pale is lighter than the face by this much L* and has lost this much of its yellow, the color of melanin, */
const LIGHTER = 4;
const YELLOW_LOST = 7;
/** and most of what it has more of than the eye whites, which show the light; skin or veins may pass for them. */
const YELLOW_KEPT = 0.4;
const YELLOWEST_WHITES = 5;
/** Under light as blue as this gloss has no color to tell it by. */
const BLUEST_WHITES = -8;
/** The red of blood stays: the light of a lamp on the surface pales red as it pales yellow. */
const RED_KEPT = 0.7;
/** Smaller areas are not told, square millimeters. */
const LEAST_AREA = 40;
/** The skin within 5 mm around is darker and yellower by this: light drifts over a face, it has no border. */
const RING_CELLS = 2;
const BORDER_L = 4;
const BORDER_YELLOW = 4;

/** Both of a pair have to show it: a window at one side or a single highlight reaches one. */
const PAIRS: readonly (readonly [Zone, Zone])[] = [
	["left_under_eye", "right_under_eye"],
	["left_crows_feet", "right_crows_feet"],
	["left_cheek", "right_cheek"],
	["left_nasolabial", "right_nasolabial"],
	["left_jaw", "right_jaw"],
];

/**
 * Zones in which skin lacks its own brown: areas clearly lighter than the face, with a border, on both of its sides.
 * Without melanin skin turns lighter and loses its yellow while the red of blood stays. Light makeup under the eyes and
 * the mark that sunglasses leave look the same, so this says where and never why.
 */
export function palerAreas(face: AlignedFace, skin: SkinView, whites: Chroma): Zone[] {
	const white = Math.min(YELLOWEST_WHITES, whites[1]);
	if (white < BLUEST_WHITES) return [];
	const grid = cellGrid(face, skin);
	const pale = paleCells(grid, skin, white);
	const found = labelComponents(Uint8Array.from(pale), grid.columns, grid.columns, maskPixels(pale));
	const areas = new Map<Zone, number>();
	for (const patch of found) {
		if (patch.pixels.length * grid.cellArea < LEAST_AREA || !hasBorder(grid, pale, patch)) continue;
		for (const cell of patch.pixels) {
			const zone = ZONES[grid.zones[cell]];
			if (zone) areas.set(zone, (areas.get(zone) ?? 0) + grid.cellArea);
		}
	}
	const isShown = (zone: Zone) => (areas.get(zone) ?? 0) >= LEAST_AREA;
	return PAIRS.flatMap((pair) => (pair.every(isShown) ? pair : []));
}

/** Mean colors of the face's skin in square cells; `shown` where enough of a cell is skin. */
interface CellGrid {
	columns: number;
	/** Square millimeters. */
	cellArea: number;
	shown: Uint8Array;
	L: Float32Array;
	a: Float32Array;
	b: Float32Array;
	/** Index in ZONES, -1 between the zones. */
	zones: Int8Array;
}

function cellGrid({ size, cropPxPerMm }: AlignedFace, { mask, specular, lab, zones }: SkinView): CellGrid {
	const edge = Math.max(4, Math.round(CELL_MM * cropPxPerMm));
	const columns = Math.ceil(size / edge);
	const count = columns * columns;
	const grid: CellGrid = {
		columns,
		cellArea: (edge / cropPxPerMm) ** 2,
		shown: new Uint8Array(count),
		L: new Float32Array(count),
		a: new Float32Array(count),
		b: new Float32Array(count),
		zones: new Int8Array(count).fill(-1),
	};
	const seen = new Float32Array(count);
	for (let y = 0; y < size; y += STEP) {
		const row = Math.floor(y / edge) * columns;
		for (let x = 0; x < size; x += STEP) {
			const i = y * size + x;
			if (!mask[i] && !specular[i]) continue;
			const cell = row + Math.floor(x / edge);
			grid.L[cell] += lab.L[i];
			grid.a[cell] += lab.a[i];
			grid.b[cell] += lab.b[i];
			seen[cell]++;
		}
	}
	for (let cell = 0; cell < count; cell++) {
		grid.shown[cell] = seen[cell] * STEP * STEP >= LEAST_FILL * edge * edge ? 1 : 0;
		const scale = 1 / Math.max(1, seen[cell]);
		grid.L[cell] *= scale;
		grid.a[cell] *= scale;
		grid.b[cell] *= scale;
	}
	for (let z = ZONES.length - 1; z >= 0; z--) {
		const own = zones.pixels[ZONES[z]];
		for (let n = 0; n < own.length; n += STEP) {
			const y = Math.floor(own[n] / size);
			grid.zones[Math.floor(y / edge) * columns + Math.floor((own[n] - y * size) / edge)] = z;
		}
	}
	return grid;
}

function paleCells({ shown, L, a, b }: CellGrid, { colour }: SkinView, white: number): Uint8Array {
	const mostYellow = Math.min(white + YELLOW_KEPT * (colour.b - white), colour.b - YELLOW_LOST);
	return shown.map((isShown, cell) =>
		isShown && L[cell] > colour.L + LIGHTER && b[cell] < mostYellow && a[cell] > RED_KEPT * colour.a ? 1 : 0,
	);
}

function hasBorder(
	{ columns, shown, L, b }: CellGrid,
	pale: Uint8Array,
	{ pixels, minX, maxX, minY, maxY }: Component,
): boolean {
	const own = new Set(pixels);
	const isNear = (x: number, y: number) => {
		for (let dy = -RING_CELLS; dy <= RING_CELLS; dy++) {
			for (let dx = -RING_CELLS; dx <= RING_CELLS; dx++) {
				const column = x + dx;
				if (column >= 0 && column < columns && own.has((y + dy) * columns + column)) return true;
			}
		}
		return false;
	};
	const around: number[] = [];
	for (let y = Math.max(0, minY - RING_CELLS); y <= Math.min(columns - 1, maxY + RING_CELLS); y++) {
		for (let x = Math.max(0, minX - RING_CELLS); x <= Math.min(columns - 1, maxX + RING_CELLS); x++) {
			const cell = y * columns + x;
			if (shown[cell] && !pale[cell] && isNear(x, y)) around.push(cell);
		}
	}
	if (around.length === 0) return false;
	const middle = (plane: Float32Array, cells: number[]) => median(takeValues(plane, Int32Array.from(cells)));
	return (
		middle(L, pixels) >= middle(L, around) + BORDER_L &&
		middle(b, pixels) <= middle(b, around) - BORDER_YELLOW
	);
}
