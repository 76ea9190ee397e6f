import type { HeadBase } from "../geometry/head-base.ts";
import { gridNormals, gridTriangles, type Mesh, PARTS, SURFACE_FLOATS } from "../geometry/mesh.ts";
import { createNoiseTile } from "../render/noise-tile.ts";
import { mix, smoothstep } from "../render/scalar.ts";

const FOLDS = createNoiseTile(81, 4, 0);
const ROWS = 120;
const COLUMNS = 181;
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
	const position = new Float32Array(ROWS * COLUMNS * 3);
	const surface = new Float32Array(ROWS * COLUMNS * SURFACE_FLOATS);
	for (let column = 0; column < COLUMNS; column++) {
		const angle = (2 * Math.PI * column) / (COLUMNS - 1);
		const cos = Math.cos(angle);
		const sin = Math.sin(angle);
		const [rimX, rimY, rimZ] = rimPoint(base, cos, sin);
		// Above, the cloth goes round the back of the head; below, it falls on the chest.
		const down = smoothstep(-0.05, -0.5, sin);
		const farX = mix(87, 230, down) * cos;
		const farY = mix(CENTER_Y + 10 + 139 * sin, -560 + 60 * cos * cos, down);
		const farZ = mix(-110, 78, down);
		for (let row = 0; row < ROWS; row++) {
			const t = row / (ROWS - 1);
			const fold = FOLDS.at(cos * 11 + 40, sin * 11 + t * 6 + 40) * 2 * smoothstep(0.06, 0.35, t);
			const lift = 13 * smoothstep(0, 0.12, t) + fold;
			const spread = t ** mix(0.62, 0.9, down);
			const back = t ** mix(1.5, 1, down);
			const at = row * COLUMNS + column;
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
		normal: gridNormals(position, ROWS, COLUMNS, 1),
		surface,
		triangles: gridTriangles(ROWS, COLUMNS),
	};
}
