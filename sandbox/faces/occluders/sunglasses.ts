import { gridNormals, gridTriangles, type Mesh, PARTS, SURFACE_FLOATS } from "../geometry/mesh.ts";
import { createTubeMesh } from "../geometry/tube-mesh.ts";

const RINGS = 12;
const SPOKES = 61;
const CENTER = { x: 32, y: -4, z: 15 };
const RADIUS = { x: 28, y: 23 };

function lens(side: 1 | -1): Mesh {
	const position = new Float32Array(RINGS * SPOKES * 3);
	const surface = new Float32Array(RINGS * SPOKES * SURFACE_FLOATS);
	for (let ring = 0; ring < RINGS; ring++) {
		const radius = 0.03 + (0.97 * ring) / (RINGS - 1);
		for (let spoke = 0; spoke < SPOKES; spoke++) {
			const angle = (2 * Math.PI * spoke) / (SPOKES - 1);
			const cos = Math.cos(angle);
			const sin = Math.sin(angle);
			const square = 1 / (Math.abs(cos) ** 3 + Math.abs(sin) ** 3) ** (1 / 3);
			const dx = RADIUS.x * radius * cos * square;
			const dy = RADIUS.y * radius * sin * square - 0.12 * dx;
			const at = ring * SPOKES + spoke;
			position[3 * at] = side * (CENTER.x + dx);
			position[3 * at + 1] = CENTER.y + dy;
			position[3 * at + 2] = CENTER.z - 0.28 * dx - 0.006 * (dx * dx + dy * dy);
			surface[4 * at] = radius;
			surface[4 * at + 1] = sin;
			surface[4 * at + 3] = 1;
		}
	}
	return {
		part: PARTS.lens,
		position,
		normal: gridNormals(position, RINGS, SPOKES, -side),
		surface,
		triangles: gridTriangles(RINGS, SPOKES),
	};
}

/** Dark glasses over both eyes, with bridge and temples. */
export function createSunglasses(): Mesh[] {
	const temple = (side: 1 | -1): Mesh =>
		createTubeMesh(PARTS.lens, [
			{ x: side * 58, y: 4, z: 6, radius: 2.6 },
			{ x: side * 72, y: 4, z: -20, radius: 2.4 },
			{ x: side * 77, y: 2, z: -95, radius: 2.2 },
		]);
	const bridge = createTubeMesh(PARTS.lens, [
		{ x: -8, y: 3, z: 19, radius: 2 },
		{ x: 0, y: 6, z: 20, radius: 2 },
		{ x: 8, y: 3, z: 19, radius: 2 },
	]);
	return [lens(1), lens(-1), bridge, temple(1), temple(-1)];
}
