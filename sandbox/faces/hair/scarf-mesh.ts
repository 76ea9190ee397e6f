import type { HeadBase } from "../geometry/head-base.ts";
import { gridNormals, gridTriangles, type Mesh, PARTS, SURFACE_FLOATS } from "../geometry/mesh.ts";
import { createNoiseTile } from "../render/noise-tile.ts";
import { smoothstep } from "../render/scalar.ts";

const FOLDS = createNoiseTile(81, 4, 0);
const ROWS = 120;
const COLUMNS = 181;

/** A headscarf: cloth from an oval around the face back over the head and down over neck and chest. */
export function createScarfMesh(base: HeadBase): Mesh {
	const position = new Float32Array(ROWS * COLUMNS * 3);
	const surface = new Float32Array(ROWS * COLUMNS * SURFACE_FLOATS);
	const centerY = -28;
	for (let row = 0; row < ROWS; row++) {
		const t = row / (ROWS - 1);
		for (let column = 0; column < COLUMNS; column++) {
			const angle = (2 * Math.PI * column) / (COLUMNS - 1);
			const cos = Math.cos(angle);
			const sin = Math.sin(angle);
			// The rim around the face.
			const rimX = 68.5 * cos * (sin < 0 ? 1 - 0.1 * sin * sin : 1);
			const rimY = centerY + (sin > 0 ? 80 : 89) * sin;
			const rimZ = sin > 0 ? -44 + 42 * sin ** 2 : -44 + 22 * sin ** 2;
			// Where the cloth ends up: the back of the head above, the chest below.
			const down = smoothstep(-0.15, -0.75, sin);
			const farX = (98 + 60 * down) * cos;
			const farY = (centerY + 152 * sin) * (1 - down) + (-300 + 40 * Math.abs(cos)) * down;
			const farZ = -105 + 75 * down;
			const bulge = Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.8;
			const spread = t ** 0.75;
			const fold = FOLDS.at(angle * 14, t * 7 + 3) * 2.6 * smoothstep(0.04, 0.3, t);
			const out = 9 * bulge + fold;
			const at = row * COLUMNS + column;
			const x = rimX + (farX - rimX) * spread * (1 - 0.35 * (1 - down));
			const y = rimY + (farY - rimY) * spread;
			const z = rimZ + (farZ - rimZ) * t ** 1.6 + 4 * smoothstep(0, 0.05, t);
			const over = sin > 0 ? Math.max(0, 119 - Math.hypot(y, x * 1.35)) * 0 : 0;
			position[3 * at] = x + out * cos * (1 - 0.4 * down);
			position[3 * at + 1] = y + out * sin * 0.6 + over;
			position[3 * at + 2] = z + out * (0.35 + 0.6 * down);
			surface[4 * at] = angle * 60;
			surface[4 * at + 1] = t * 140;
			surface[4 * at + 2] = 0;
			surface[4 * at + 3] =
				(0.45 + 0.55 * smoothstep(0, 0.06, t)) * (1 - 0.25 * down * (1 - smoothstep(0.1, 0.45, t)));
		}
	}
	void base;
	return {
		part: PARTS.scarf,
		position,
		normal: gridNormals(position, ROWS, COLUMNS, 1),
		surface,
		triangles: gridTriangles(ROWS, COLUMNS),
	};
}
