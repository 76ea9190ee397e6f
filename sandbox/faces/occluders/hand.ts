import { type Mesh, PARTS } from "../geometry/mesh.ts";
import { createTubeMesh } from "../geometry/tube-mesh.ts";

/** The subject's left hand laid over the left half of the face. */
export function createHand(): Mesh[] {
	const finger = (x: number, length: number, lean: number): Mesh =>
		createTubeMesh(PARTS.hand, [
			{ x: x + 4, y: -62, z: 36, radius: 9.5 },
			{ x: x + lean * 0.5, y: -62 + length * 0.5, z: 30, radius: 8.8 },
			{ x: x + lean, y: -62 + length, z: 22, radius: 7.4 },
		]);
	const palm = [0, 1, 2, 3, 4].map((i) =>
		createTubeMesh(PARTS.hand, [
			{ x: 40 + i * 4, y: -170, z: 24, radius: 15 },
			{ x: 12 + i * 12, y: -105, z: 34, radius: 17 },
			{ x: 12 + i * 13, y: -58, z: 32, radius: 12 },
		]),
	);
	const thumb = createTubeMesh(PARTS.hand, [
		{ x: 16, y: -112, z: 44, radius: 12 },
		{ x: 2, y: -92, z: 46, radius: 10 },
		{ x: -8, y: -72, z: 42, radius: 8.5 },
	]);
	return [finger(14, 78, -4), finger(32, 92, 0), finger(50, 86, 3), finger(66, 66, 8), thumb, ...palm];
}
