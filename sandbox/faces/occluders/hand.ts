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

/** The subject's left hand laid across the mouth, fingers level; nose and eyes stay free. */
export function createMouthHand(): Mesh[] {
	const finger = (y: number, tip: number, radius: number): Mesh =>
		createTubeMesh(PARTS.hand, [
			{ x: 64, y: y - 14, z: 4, radius: radius + 1.5 },
			{ x: 34, y: y - 5, z: 24, radius: radius + 0.6 },
			{ x: 4, y, z: 31, radius },
			{ x: tip, y: y + 2, z: 24, radius: radius - 1.4 },
		]);
	const palm = [0, 1, 2, 3].map((i) =>
		createTubeMesh(PARTS.hand, [
			{ x: 84, y: -150 + i * 8, z: -26, radius: 16 },
			{ x: 72, y: -112 + i * 13, z: -8, radius: 15 },
			{ x: 58, y: -104 + i * 14, z: 8, radius: 10 },
		]),
	);
	return [finger(-62, -36, 8.6), finger(-78, -44, 9), finger(-94, -38, 8.6), finger(-109, -24, 7.4), ...palm];
}
