import { gridNormals, gridTriangles, type Mesh, PARTS, SURFACE_FLOATS } from "../geometry/mesh.ts";
import type { HairLook } from "./hair-style.ts";

const ROWS = 40;
const COLUMNS = 64;

/** The knot of tied hair on top of the head. */
export function createBunMesh(look: HairLook): Mesh | null {
	if (look.style !== "tied") return null;
	const position = new Float32Array(ROWS * COLUMNS * 3);
	const surface = new Float32Array(ROWS * COLUMNS * SURFACE_FLOATS);
	for (let row = 0; row < ROWS; row++) {
		const latitude = Math.PI * (row / (ROWS - 1) - 0.5);
		for (let column = 0; column < COLUMNS; column++) {
			const longitude = 2 * Math.PI * (column / (COLUMNS - 1) - 0.5);
			const coil = 1 + 0.045 * Math.sin(latitude * 5 + longitude * 2);
			const at = row * COLUMNS + column;
			position[3 * at] = 34 * coil * Math.cos(latitude) * Math.sin(longitude);
			position[3 * at + 1] = 128 + 23 * coil * Math.sin(latitude);
			position[3 * at + 2] = -108 + 34 * coil * Math.cos(latitude) * Math.cos(longitude);
			surface[4 * at] = (latitude + 0.25 * longitude) * 30;
			surface[4 * at + 1] = longitude * 34;
			surface[4 * at + 2] = 0;
			surface[4 * at + 3] = 0.55 + 0.45 * Math.min(1, row / (ROWS * 0.5));
		}
	}
	return {
		part: PARTS.hair,
		position,
		normal: gridNormals(position, ROWS, COLUMNS, 1),
		surface,
		triangles: gridTriangles(ROWS, COLUMNS),
	};
}
