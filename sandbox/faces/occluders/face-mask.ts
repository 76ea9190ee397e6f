import type { HeadBase } from "../geometry/head-base.ts";
import { gridNormals, gridTriangles, type Mesh, PARTS, SURFACE_FLOATS } from "../geometry/mesh.ts";
import { createTubeMesh } from "../geometry/tube-mesh.ts";

const ROWS = 70;
const COLUMNS = 81;
const TOP = -14;

/** A pleated medical mask from the bridge of the nose to below the chin. */
export function createFaceMask(base: HeadBase): Mesh[] {
	const position = new Float32Array(ROWS * COLUMNS * 3);
	const surface = new Float32Array(ROWS * COLUMNS * SURFACE_FLOATS);
	const bottom = base.bottom + 2;
	for (let row = 0; row < ROWS; row++) {
		const t = row / (ROWS - 1);
		for (let column = 0; column < COLUMNS; column++) {
			const across = (2 * column) / (COLUMNS - 1) - 1;
			const y = bottom + (TOP - bottom) * t - 8 * across * across * t;
			const x = across * base.halfWidth(Math.max(base.bottom + 8, y)) * 0.93;
			const tent = 25 * Math.exp(-((x / 24) ** 2)) * Math.exp(-(((y + 44) / 34) ** 2));
			const at = row * COLUMNS + column;
			position[3 * at] = x;
			position[3 * at + 1] = y;
			position[3 * at + 2] = base.surface(x, Math.max(base.bottom + 8, y)) + 6 + tent;
			surface[4 * at] = x;
			surface[4 * at + 1] = y;
			// Three pleats across the cloth.
			const pleat = Math.abs((t * 4) % 1);
			surface[4 * at + 3] = t > 0.2 && t < 0.95 && pleat < 0.12 ? 0.6 : 1;
		}
	}
	const loop = (side: 1 | -1): Mesh =>
		createTubeMesh(PARTS.mask, [
			{ x: side * 61, y: -32, z: -28, radius: 1.3 },
			{ x: side * 72, y: -12, z: -84, radius: 1.3 },
		]);
	return [
		{
			part: PARTS.mask,
			position,
			normal: gridNormals(position, ROWS, COLUMNS, 1),
			surface,
			triangles: gridTriangles(ROWS, COLUMNS),
		},
		loop(1),
		loop(-1),
	];
}
