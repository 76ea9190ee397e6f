import { createCurve } from "../render/curve.ts";
import { smoothstep } from "../render/scalar.ts";
import { gridNormals, gridTriangles, type Mesh, PARTS, SURFACE_FLOATS } from "./mesh.ts";

const ROWS = 110;
const COLUMNS = 121;

/** Neck, shoulders and chest as stacked ellipses below the head. `breadth` 1 is average. */
export function createTorsoMesh(breadth: number, jawBottom: number): Mesh {
	const halfWidth = createCurve([
		[-520, 225],
		[-330, 222],
		[-262, 205],
		[-236, 178],
		[-214, 138],
		[-197, 98],
		[-184, 74],
		[-168, 62],
		[-145, 57.5],
		[-110, 56.5],
		[-60, 57],
	]);
	const depth = createCurve([
		[-520, 125],
		[-330, 120],
		[-240, 92],
		[-200, 68],
		[-175, 58],
		[-145, 54],
		[-60, 56],
	]);
	const center = createCurve([
		[-520, -95],
		[-240, -98],
		[-160, -90],
		[-60, -84],
	]);
	const position = new Float32Array(ROWS * COLUMNS * 3);
	const surface = new Float32Array(ROWS * COLUMNS * SURFACE_FLOATS);
	for (let row = 0; row < ROWS; row++) {
		const t = row / (ROWS - 1);
		const y = -60 - 460 * t ** 1.5;
		const width = halfWidth.at(y) * (y < -170 ? breadth : 1 + (breadth - 1) * 0.7);
		for (let column = 0; column < COLUMNS; column++) {
			const angle = Math.PI * (column / (COLUMNS - 1) - 0.5) * 1.1;
			const at = row * COLUMNS + column;
			const x = width * Math.sin(angle);
			const collar = -3 * Math.exp(-((x / 11) ** 2) - ((y + 176) / 13) ** 2);
			const tendon =
				3.2 * Math.exp(-(((Math.abs(x) - 14 - (y + 178) * 0.35) / 8) ** 2)) * smoothstep(-182, -150, y);
			position[3 * at] = x;
			position[3 * at + 1] = y;
			position[3 * at + 2] = center.at(y) + depth.at(y) * Math.cos(angle) ** 0.9 + collar + tendon;
			if (Math.cos(angle) <= 0) position[3 * at + 2] = center.at(y) + depth.at(y) * Math.cos(angle);
			const below = jawBottom - y;
			const shade = 1 - 0.72 * (1 - smoothstep(-6, 58, below)) * (0.55 + 0.45 * Math.max(0, Math.cos(angle)));
			surface[4 * at] = x;
			surface[4 * at + 1] = y;
			surface[4 * at + 2] = width * angle;
			surface[4 * at + 3] = shade;
		}
	}
	return {
		part: PARTS.torso,
		position,
		normal: gridNormals(position, ROWS, COLUMNS, -1),
		surface,
		triangles: gridTriangles(ROWS, COLUMNS),
	};
}
