import { HEAD_TOP, type HeadBase } from "./head-base.ts";
import { gridNormals, gridTriangles, type Mesh, PARTS, SURFACE_FLOATS } from "./mesh.ts";
import { gridOpenness } from "./openness.ts";

const FINE_STEP = 0.85;

function rowHeights(bottom: number): number[] {
	const low = -100;
	const high = 48;
	const chin = Array.from({ length: 24 }, (_, i) => bottom + (low - bottom) * (i / 24) ** 2);
	const faceRows = Math.round((high - low) / FINE_STEP);
	const face = Array.from({ length: faceRows }, (_, i) => low + ((high - low) * i) / faceRows);
	const crown = Array.from({ length: 41 }, (_, i) => high + (HEAD_TOP - high) * (1 - (1 - i / 40) ** 2));
	return [...chin, ...face, ...crown];
}

/** Angles around the head from the front, in radians, symmetric; fine over the face and coarse behind. */
function columnAngles(): number[] {
	const half: number[] = [];
	for (let angle = 0; angle < 1.28; angle += 0.0125) half.push(angle);
	for (let angle = 1.29; angle < 2.75; angle += 0.035) half.push(angle);
	return [
		...half
			.slice(1)
			.map((angle) => -angle)
			.reverse(),
		...half,
	];
}

/** The head as a grid of vertices: the base with the relief and the hair pushed out of it. */
export function createHeadMesh(
	base: HeadBase,
	relief: (x: number, y: number) => number,
	hairRise: (arc: number, y: number, x: number) => number,
): Mesh {
	const ys = rowHeights(base.bottom);
	const angles = columnAngles();
	const rows = ys.length;
	const columns = angles.length;
	const middle = (columns - 1) / 2;
	const position = new Float32Array(rows * columns * 3);
	const height = new Float32Array(rows * columns);
	const arc = new Float32Array(rows * columns);
	const flat = new Float32Array(rows * columns * 2);
	for (let row = 0; row < rows; row++) {
		const y = ys[row];
		const width = base.halfWidth(y);
		const center = base.center(y);
		for (let step = 0; step <= middle; step++) {
			const angle = angles[middle + step];
			const x = width * Math.sin(angle);
			const facing = Math.cos(angle);
			const z = facing >= 0 ? base.surface(x * 0.99999, y) || center : center + facing * 88 * (width / 75);
			const fade = facing <= 0 ? 0 : Math.min(1, facing * 5);
			const rise = fade > 0 ? relief(x, y) * fade : 0;
			const front = Number.isNaN(z) ? center : z;
			// Hair stands off in the direction of an ellipsoid around the skull.
			const towardX = x / 75;
			const towardY = Math.max(0, (y - 5) / 105);
			const towardZ = (front - center) / 90;
			const outward = 1 / (Math.hypot(towardX, towardY, towardZ) || 1);
			for (const side of step === 0 ? [0] : [step, -step]) {
				const at = row * columns + middle + side;
				const hair = hairRise(Math.sign(side) * width * angle, y, Math.sign(side) * x);
				const reach = hair * outward;
				position[3 * at] = Math.sign(side) * (x + reach * towardX);
				position[3 * at + 1] = y + reach * towardY;
				position[3 * at + 2] = front + rise + reach * towardZ;
				height[at] = rise + 0.35 * hair;
				arc[at] = Math.sign(side) * width * angle;
				flat[2 * at] = Math.sign(side) * x;
				flat[2 * at + 1] = y;
			}
		}
	}
	const open = gridOpenness(height, rows, columns);
	const surface = new Float32Array(rows * columns * SURFACE_FLOATS);
	for (let at = 0; at < rows * columns; at++) {
		surface[4 * at] = flat[2 * at];
		surface[4 * at + 1] = flat[2 * at + 1];
		surface[4 * at + 2] = arc[at];
		surface[4 * at + 3] = open[at];
	}
	return {
		part: PARTS.head,
		position,
		normal: gridNormals(position, rows, columns, 1),
		surface,
		triangles: gridTriangles(rows, columns),
	};
}
