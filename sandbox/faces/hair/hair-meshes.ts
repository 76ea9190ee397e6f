import type { HeadBase } from "../geometry/head.ts";
import { gridNormals, gridTriangles, type Mesh, PARTS, SURFACE_FLOATS } from "../geometry/mesh.ts";
import { createCurve, createNoiseTile, mix, smoothstep } from "../render/math.ts";
import type { HairLook } from "./hair-style.ts";

const WAVES = createNoiseTile(71, 4, 0);
const ROWS = 90;
const COLUMNS = 72;

/** Hair hanging beside the face from the temples down; `side` 1 is the subject's left. */
export function createCurtainMesh(look: HairLook, side: 1 | -1, headWidth: number): Mesh | null {
	if (look.style !== "bob" && look.style !== "long") return null;
	const long = look.style === "long";
	const end = long ? -262 : -112;
	// Radius of the fall by height: out from the temple, in again toward a bob's tips.
	const radius = createCurve(
		long
			? [
					[-262, 97],
					[-190, 96],
					[-120, 92],
					[-40, 90],
					[20, 88],
					[45, 85],
					[66, 74],
				]
			: [
					[-112, 74],
					[-90, 84],
					[-50, 91],
					[0, 90],
					[42, 85],
					[66, 74],
				],
	);
	const position = new Float32Array(ROWS * COLUMNS * 3);
	const surface = new Float32Array(ROWS * COLUMNS * SURFACE_FLOATS);
	for (let row = 0; row < ROWS; row++) {
		const t = row / (ROWS - 1);
		for (let column = 0; column < COLUMNS; column++) {
			const u = column / (COLUMNS - 1);
			const tips = end + (long ? 18 : 5) * WAVES.at(u * 38 + side * 60, 3) * (1 - t);
			const y = tips + (66 - tips) * t;
			const front = 0.82 + 0.2 * smoothstep(30, -60, y) - (long ? 0.22 : 0.05) * smoothstep(-90, -200, y);
			const angle = front + (2.75 - front) * u ** 1.15;
			const wave = (long ? 2.6 : 1.4) * WAVES.at(u * 30 + side * 90, y * 0.09) * smoothstep(20, -60, y);
			const lip = 4 * (1 - u) ** 6;
			const reach = (radius.at(y) + wave - lip) * (0.35 + 0.65 * headWidth);
			const at = row * COLUMNS + column;
			position[3 * at] = side * reach * Math.sin(angle);
			position[3 * at + 1] = y;
			position[3 * at + 2] = -86 + reach * Math.cos(angle) + (long ? 26 * smoothstep(-120, -215, y) : 0);
			surface[4 * at] = side * angle * 84;
			surface[4 * at + 1] = y;
			surface[4 * at + 2] = 0;
			surface[4 * at + 3] = 0.55 + 0.45 * smoothstep(0, 0.22, u);
		}
	}
	return {
		part: PARTS.hair,
		position,
		normal: gridNormals(position, ROWS, COLUMNS, side),
		surface,
		triangles: gridTriangles(ROWS, COLUMNS),
	};
}

const BUN_MESH_ROWS = 40;
const BUN_MESH_COLUMNS = 64;

/** The knot of tied hair on top of the head. */
export function createBunMesh(look: HairLook): Mesh | null {
	if (look.style !== "tied") return null;
	const position = new Float32Array(BUN_MESH_ROWS * BUN_MESH_COLUMNS * 3);
	const surface = new Float32Array(BUN_MESH_ROWS * BUN_MESH_COLUMNS * SURFACE_FLOATS);
	for (let row = 0; row < BUN_MESH_ROWS; row++) {
		const latitude = Math.PI * (row / (BUN_MESH_ROWS - 1) - 0.5);
		for (let column = 0; column < BUN_MESH_COLUMNS; column++) {
			const longitude = 2 * Math.PI * (column / (BUN_MESH_COLUMNS - 1) - 0.5);
			const coil = 1 + 0.045 * Math.sin(latitude * 5 + longitude * 2);
			const at = row * BUN_MESH_COLUMNS + column;
			position[3 * at] = 34 * coil * Math.cos(latitude) * Math.sin(longitude);
			position[3 * at + 1] = 128 + 23 * coil * Math.sin(latitude);
			position[3 * at + 2] = -108 + 34 * coil * Math.cos(latitude) * Math.cos(longitude);
			surface[4 * at] = (latitude + 0.25 * longitude) * 30;
			surface[4 * at + 1] = longitude * 34;
			surface[4 * at + 2] = 0;
			surface[4 * at + 3] = 0.55 + 0.45 * Math.min(1, row / (BUN_MESH_ROWS * 0.5));
		}
	}
	return {
		part: PARTS.hair,
		position,
		normal: gridNormals(position, BUN_MESH_ROWS, BUN_MESH_COLUMNS, 1),
		surface,
		triangles: gridTriangles(BUN_MESH_ROWS, BUN_MESH_COLUMNS),
	};
}

const FOLDS = createNoiseTile(81, 4, 0);
const SCARF_MESH_ROWS = 120;
const SCARF_MESH_COLUMNS = 181;
const CENTER_Y = -28;
const BROW_EDGE = 51;

/** The point where a ray from the middle of the face meets the cloth's edge. */
function rimPoint(base: HeadBase, cos: number, sin: number): [x: number, y: number, z: number] {
	let radius = 20;
	for (let step = 12; step > 0.01; step /= 2) {
		for (;;) {
			const next = radius + step;
			const y = CENTER_Y + next * sin;
			const oval = ((next * cos) / 76) ** 2 + ((y - CENTER_Y) / (BROW_EDGE - CENTER_Y)) ** 2;
			if ((sin > 0 && oval > 1) || y < base.bottom + 4) break;
			if (Math.abs(next * cos) > base.halfWidth(y) * 0.95) break;
			radius = next;
		}
	}
	const x = radius * cos;
	const y = CENTER_Y + radius * sin;
	return [x, y, base.surface(x, y) + 2.5];
}

/** A headscarf: cloth from an oval around the face back over the head and down over neck and chest. */
export function createScarfMesh(base: HeadBase): Mesh {
	const position = new Float32Array(SCARF_MESH_ROWS * SCARF_MESH_COLUMNS * 3);
	const surface = new Float32Array(SCARF_MESH_ROWS * SCARF_MESH_COLUMNS * SURFACE_FLOATS);
	for (let column = 0; column < SCARF_MESH_COLUMNS; column++) {
		const angle = (2 * Math.PI * column) / (SCARF_MESH_COLUMNS - 1);
		const cos = Math.cos(angle);
		const sin = Math.sin(angle);
		const [rimX, rimY, rimZ] = rimPoint(base, cos, sin);
		// Above, the cloth goes round the back of the head; below, it falls on the chest.
		const down = smoothstep(-0.05, -0.5, sin);
		const farX = mix(87, 230, down) * cos;
		const farY = mix(CENTER_Y + 10 + 139 * sin, -560 + 60 * cos * cos, down);
		const farZ = mix(-110, 78, down);
		for (let row = 0; row < SCARF_MESH_ROWS; row++) {
			const t = row / (SCARF_MESH_ROWS - 1);
			const fold = FOLDS.at(cos * 11 + 40, sin * 11 + t * 6 + 40) * 2 * smoothstep(0.06, 0.35, t);
			const lift = 13 * smoothstep(0, 0.12, t) + fold;
			const spread = t ** mix(0.62, 0.9, down);
			const back = t ** mix(1.5, 1, down);
			const at = row * SCARF_MESH_COLUMNS + column;
			position[3 * at] = mix(rimX, farX, spread) + lift * cos * 0.75;
			position[3 * at + 1] = mix(rimY, farY, spread) + lift * sin * 0.5;
			position[3 * at + 2] = mix(rimZ, farZ, back) + lift * mix(0.5, 0.8, down);
			surface[4 * at] = angle * 60;
			surface[4 * at + 1] = t * 140;
			surface[4 * at + 2] = 0;
			const underChin = 0.4 * down * smoothstep(0.02, 0.08, t) * (1 - smoothstep(0.12, 0.5, t));
			surface[4 * at + 3] = (0.5 + 0.5 * smoothstep(0, 0.05, t)) * (1 - underChin);
		}
	}
	return {
		part: PARTS.scarf,
		position,
		normal: gridNormals(position, SCARF_MESH_ROWS, SCARF_MESH_COLUMNS, 1),
		surface,
		triangles: gridTriangles(SCARF_MESH_ROWS, SCARF_MESH_COLUMNS),
	};
}
