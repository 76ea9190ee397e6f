import { createCurve, falloff, smoothstep } from "../render/math.ts";
import { gridNormals, gridTriangles, type Mesh, PARTS, SURFACE_FLOATS } from "./mesh.ts";

const ROWS = 110;
const COLUMNS = 121;
/** How much the shoulders stand above the tabulated body, millimeters. */
const RAISED = 10;

/** Neck, shoulders and chest as stacked ellipses below the head. `breadth` 1 is average. */
export function createTorsoMesh(breadth: number, jawBottom: number): Mesh {
	const halfWidth = createCurve([
		[-520, 225],
		[-310, 221],
		[-240, 206],
		[-214, 182],
		[-194, 140],
		[-180, 98],
		[-170, 73],
		[-158, 59],
		[-140, 53],
		[-110, 51.5],
		[-60, 54],
	]);
	const depth = createCurve([
		[-520, 125],
		[-310, 120],
		[-220, 90],
		[-185, 66],
		[-165, 55],
		[-140, 50],
		[-60, 54],
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
		const level = y - RAISED;
		const width = halfWidth.at(level) * breadth;
		for (let column = 0; column < COLUMNS; column++) {
			const angle = Math.PI * (column / (COLUMNS - 1) - 0.5) * 1.1;
			const at = row * COLUMNS + column;
			const x = width * Math.sin(angle);
			const collar = -3 * Math.exp(-((x / 11) ** 2) - ((y + 168) / 11) ** 2);
			const tendon =
				3.2 * Math.exp(-(((Math.abs(x) - 14 - (y + 170) * 0.35) / 8) ** 2)) * smoothstep(-174, -145, y);
			position[3 * at] = x;
			position[3 * at + 1] = y;
			position[3 * at + 2] = center.at(level) + depth.at(level) * Math.cos(angle) ** 0.9 + collar + tendon;
			if (Math.cos(angle) <= 0) position[3 * at + 2] = center.at(level) + depth.at(level) * Math.cos(angle);
			const below = jawBottom - y;
			const shade = 1 - 0.68 * (1 - smoothstep(-6, 58, below)) * (0.55 + 0.45 * Math.max(0, Math.cos(angle)));
			surface[4 * at] = x;
			surface[4 * at + 1] = level;
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

const RINGS = 26;
const SPOKES = 49;
const HALF_HEIGHT = 31;
const HALF_WIDTH = 17;

/** One ear as a cupped disc standing off the side of the head. `side` 1 is the subject's left. */
export function createEarMesh(side: 1 | -1, headWidth: number): Mesh {
	const position = new Float32Array(RINGS * SPOKES * 3);
	const surface = new Float32Array(RINGS * SPOKES * SURFACE_FLOATS);
	const swing = 0.62;
	for (let ring = 0; ring < RINGS; ring++) {
		const radius = ring / (RINGS - 1);
		for (let spoke = 0; spoke < SPOKES; spoke++) {
			const angle = (2 * Math.PI * spoke) / (SPOKES - 1);
			const back = Math.cos(angle) * radius;
			const up = Math.sin(angle) * radius;
			const taper = up < 0 ? 1 + 0.42 * up : 1 - 0.06 * up;
			const along = back * HALF_WIDTH * taper - 2.5 * up;
			const rim = falloff(((radius - 0.86) / 0.11) ** 2) * (up > -0.55 || back > 0 ? 1 : 0.4);
			const inner = falloff(((Math.hypot(back - 0.02, up * 0.9 - 0.05) - 0.5) / 0.13) ** 2);
			const bowl = falloff(((back + 0.25) / 0.3) ** 2 + ((up + 0.12) / 0.32) ** 2);
			const tragus = falloff(((back + 0.72) / 0.16) ** 2 + ((up + 0.1) / 0.2) ** 2);
			const out = 3.4 * rim + 2.1 * inner - 5 * bowl + 2.5 * tragus - 2.5 * radius ** 8;
			const at = ring * SPOKES + spoke;
			position[3 * at] = side * (70.5 * headWidth + 2.5 + along * swing + out * 0.75);
			position[3 * at + 1] = -14 + up * HALF_HEIGHT - along * 0.12;
			position[3 * at + 2] = -88 - along * 0.74 + out * 0.85;
			surface[4 * at] = 200 + back;
			surface[4 * at + 1] = up;
			surface[4 * at + 2] = along;
			surface[4 * at + 3] = Math.max(0.25, 1 - 0.62 * bowl - 0.3 * (1 - rim) * (1 - inner) * radius);
		}
	}
	return {
		part: PARTS.ear,
		position,
		normal: gridNormals(position, RINGS, SPOKES, -side),
		surface,
		triangles: gridTriangles(RINGS, SPOKES),
	};
}
