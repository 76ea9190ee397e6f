import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import type { HeadBase } from "../geometry/head.ts";
import {
	createTubeMesh,
	gridNormals,
	gridTriangles,
	type Mesh,
	PARTS,
	SURFACE_FLOATS,
} from "../geometry/mesh.ts";

const ROWS = 70;
const COLUMNS = 81;
const TOP = -14;

/** A pleated medical mask from the bridge of the nose to below the chin. */
function createFaceMask(base: HeadBase): Mesh[] {
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
function createSunglasses(): Mesh[] {
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

export type Occluder = "sunglasses" | "mask" | "hand" | "hand_on_mouth";

/** What stands before the face, in the face frame. */
export function occluderMeshes(occluder: Occluder | null, base: HeadBase): Mesh[] {
	switch (occluder) {
		case null:
			return [];
		case "sunglasses":
			return createSunglasses();
		case "mask":
			return createFaceMask(base);
		case "hand":
			return createHand();
		case "hand_on_mouth":
			return createMouthHand();
		default:
			return assertNever(occluder);
	}
}

/** The subject's left hand laid over the left half of the face. */
function createHand(): Mesh[] {
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
function createMouthHand(): Mesh[] {
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
