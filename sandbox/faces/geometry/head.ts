import { createCurve } from "../render/math.ts";
import type { FaceShape } from "./face-shape.ts";
import { gridNormals, gridTriangles, type Mesh, PARTS, SURFACE_FLOATS } from "./mesh.ts";

const HEAD_TOP = 112;
const SUPERELLIPSE = 2.3;

/** The head without features: horizontal cross-sections, superelliptic in front and elliptic behind. */
export interface HeadBase {
	bottom: number;
	halfWidth(y: number): number;
	/** z of the widest section. */
	center(y: number): number;
	/** z of the front at x = 0. */
	front(y: number): number;
	/** z of the front surface above a frontal point; NaN outside the outline. */
	surface(x: number, y: number): number;
}

export function createHeadBase(shape: FaceShape): HeadBase {
	const w = shape.headWidth;
	const j = w * shape.jawWidth;
	const broad = shape.chinBreadth;
	const down = shape.faceLength;
	const bottom = -115 - down;
	const halfWidth = createCurve([
		[bottom, 0],
		[bottom + 0.6, 5 + 3 * broad],
		[bottom + 2.2, 10 + 5 * broad],
		[bottom + 5, 15.5 + 6 * broad],
		[bottom + 9, 21.5 + 6.5 * broad],
		[-99 - down, 30.5 + 6 * broad],
		[-91 - down * 0.9, 39.5 * (j * 0.5 + 0.5) + 4.5 * broad],
		[-80 - down * 0.7, 49.5 * j + 2.5 * broad],
		[-62 - down * 0.5, 59.5 * (j * 0.7 + w * 0.3)],
		[-42, 65.2 * (j * 0.3 + w * 0.7)],
		[-20, 69.8 * w],
		[0, 72 * w],
		[25, 74 * w],
		[50, 72.5 * w],
		[70, 67 * w],
		[84, 59 * w],
		[95, 49 * w],
		[103, 38 * w],
		[108, 28 * w],
		[110.7, 18 * w],
		[111.7, 9 * w],
		[HEAD_TOP, 0],
	]);
	const front = createCurve([
		[bottom, -40],
		[-112 - down, -22],
		[-108 - down, -14],
		[-102 - down, -10],
		[-92 - down * 0.9, -9],
		[-75, -5.5],
		[-60, -3],
		[-40, -3.5],
		[-20, -6],
		[0, -4.5],
		[15, 0.5],
		[30, 2],
		[45, 0],
		[60, -6],
		[75, -16],
		[90, -32],
		[101, -49],
		[108, -65],
		[111, -77],
		[HEAD_TOP, -88],
	]);
	const center = createCurve([
		[bottom, -42],
		[-106 - down, -47],
		[-92 - down, -57],
		[-76, -70],
		[-55, -80],
		[-20, -86],
		[0, -88],
		[HEAD_TOP, -88],
	]);
	const base: HeadBase = {
		bottom,
		halfWidth: (y) => halfWidth.at(y),
		center: (y) => center.at(y),
		front: (y) => front.at(y),
		surface(x, y) {
			const width = halfWidth.at(y);
			const across = Math.abs(x) / width;
			if (!(across <= 1)) return Number.NaN;
			const middle = center.at(y);
			return middle + (front.at(y) - middle) * (1 - across ** SUPERELLIPSE) ** (1 / SUPERELLIPSE);
		},
	};
	return base;
}

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

/** Box blur of a grid along rows and columns, repeated; edges are held. */
function blurGrid(field: Float32Array, rows: number, columns: number, radius: number): Float32Array {
	let current = Float32Array.from(field);
	let other = new Float32Array(field.length);
	const line = (count: number, start: number, step: number): void => {
		const last = count - 1;
		const scale = 1 / (2 * radius + 1);
		let sum = 0;
		for (let k = -radius; k <= radius; k++) sum += current[start + Math.max(0, Math.min(last, k)) * step];
		for (let k = 0; k < count; k++) {
			other[start + k * step] = sum * scale;
			sum += current[start + Math.min(last, k + radius + 1) * step];
			sum -= current[start + Math.max(0, k - radius) * step];
		}
	};
	for (let pass = 0; pass < 2; pass++) {
		for (let row = 0; row < rows; row++) line(columns, row * columns, 1);
		[current, other] = [other, current];
		for (let column = 0; column < columns; column++) line(rows, column, columns);
		[current, other] = [other, current];
	}
	return current;
}

/**
 * How open each vertex is to light from all sides, 0 to 1: hollows below their blurred surroundings darken.
 * `height` in millimeters over a grid with about one millimeter between neighbors.
 */
function gridOpenness(height: Float32Array, rows: number, columns: number): Float32Array {
	const near = blurGrid(height, rows, columns, 3);
	const wide = blurGrid(height, rows, columns, 11);
	return height.map((value, i) => {
		const hollow = 0.085 * Math.max(0, near[i] - value) + 0.03 * Math.max(0, wide[i] - value);
		return Math.exp(-1.6 * hollow);
	});
}
