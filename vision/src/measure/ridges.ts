import type { Point } from "@dewlight/core/skin/observation.ts";
import { gaussianBlur } from "../pixels/gaussian-blur.ts";
import { FINE_SIGMA, type SkinPlanes } from "./skin-samples.ts";

/** Curvature along a line may be this share of the curvature across it; above it is a pit, not a line. */
const MOST_ALONG = 0.5;

/** L* at half size blurred for the broader lines: the fine blur at half size is twice as wide on the face. */
export function coarseLightness({ L, half }: SkinPlanes, out: Float32Array): Float32Array {
	return gaussianBlur(L, half, half, FINE_SIGMA, out);
}

/** Dark lines at each crop pixel: strength in L*, and the way they run, radians from the horizontal. */
export interface Ridges {
	strength: Float32Array;
	angle: Float32Array;
}

/**
 * Writes strength and direction of dark lines at the given crop pixels: the larger Hessian eigenvalue,
 * scale-normalised, at about half and one millimetre (ridge filter after Frangi 1998), times `visible`.
 */
export function measureRidges(
	{ size, half, fineL }: SkinPlanes,
	coarse: Float32Array,
	pixels: Int32Array,
	{ strength, angle }: Ridges,
	visible: number,
): void {
	for (const i of pixels) {
		const y = Math.floor(i / size);
		const x = i - y * size;
		strength[i] = 0;
		if (x < 4 || y < 4 || x >= size - 4 || y >= size - 4) continue;
		const fine = darkLine(fineL, i, size);
		const at = (y >> 1) * half + (x >> 1);
		const broad = darkLine(coarse, at, half);
		strength[i] = visible * Math.max(fine, broad);
		if (strength[i] > 0) angle[i] = fine >= broad ? runOf(fineL, i, size) : runOf(coarse, at, half);
	}
}

/** The way a dark line runs through a pixel: along its smallest curvature. */
function runOf(plane: Float32Array, i: number, width: number): number {
	const centre = 2 * plane[i];
	const xx = plane[i - 1] + plane[i + 1] - centre;
	const yy = plane[i - width] + plane[i + width] - centre;
	return Math.atan2(2 * crossed(plane, i, width), xx - yy) / 2 + Math.PI / 2;
}

function crossed(plane: Float32Array, i: number, width: number): number {
	return (plane[i + width + 1] - plane[i + width - 1] - plane[i - width + 1] + plane[i - width - 1]) / 4;
}

function darkLine(plane: Float32Array, i: number, width: number): number {
	const centre = 2 * plane[i];
	const xx = plane[i - 1] + plane[i + 1] - centre;
	const yy = plane[i - width] + plane[i + width] - centre;
	const mean = (xx + yy) / 2;
	if (mean <= 0) return 0;
	const xy = crossed(plane, i, width);
	const difference = (xx - yy) / 2;
	const reach = Math.sqrt(difference * difference + xy * xy);
	const across = mean + reach;
	const along = Math.abs(mean - reach);
	return along < MOST_ALONG * across ? across * FINE_SIGMA * FINE_SIGMA : 0;
}

/** Crop pixels between two points of a traced line. */
const STEP = 4;

/** The middle of an elongated group of pixels as a polyline along its long axis. */
export function traceLine(pixels: readonly number[], width: number): Point[] {
	const { x, y, angle } = principalAxes(pixels, width);
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const bins = new Map<number, { along: number; across: number; count: number }>();
	for (const i of pixels) {
		const row = Math.floor(i / width);
		const dx = i - row * width - x;
		const dy = row - y;
		const along = cos * dx + sin * dy;
		const key = Math.round(along / STEP);
		const bin = bins.get(key) ?? { along: 0, across: 0, count: 0 };
		bin.along += along;
		bin.across += cos * dy - sin * dx;
		bin.count++;
		bins.set(key, bin);
	}
	return [...bins.keys()]
		.sort((p, q) => p - q)
		.map((key): Point => {
			const bin = bins.get(key) ?? { along: 0, across: 0, count: 1 };
			const along = bin.along / bin.count;
			const across = bin.across / bin.count;
			return [x + cos * along - sin * across + 0.5, y + sin * along + cos * across + 0.5];
		});
}

/** Centre, direction and spread of a group of pixels, from its second moments. */
interface PrincipalAxes {
	x: number;
	y: number;
	/** Direction of the long axis in radians, -pi/2 to pi/2; 0 lies along a row. */
	angle: number;
	/** Standard deviations along and across the long axis, pixels. */
	along: number;
	across: number;
}

export function principalAxes(pixels: readonly number[], width: number): PrincipalAxes {
	let x = 0;
	let y = 0;
	for (const i of pixels) {
		const row = Math.floor(i / width);
		x += i - row * width;
		y += row;
	}
	x /= pixels.length;
	y /= pixels.length;
	let xx = 0;
	let yy = 0;
	let xy = 0;
	for (const i of pixels) {
		const row = Math.floor(i / width);
		const dx = i - row * width - x;
		const dy = row - y;
		xx += dx * dx;
		yy += dy * dy;
		xy += dx * dy;
	}
	// A single pixel is itself one pixel wide: 1/12 keeps the ratio finite.
	xx = xx / pixels.length + 1 / 12;
	yy = yy / pixels.length + 1 / 12;
	xy /= pixels.length;
	const mean = (xx + yy) / 2;
	const reach = Math.hypot((xx - yy) / 2, xy);
	return {
		x,
		y,
		angle: 0.5 * Math.atan2(2 * xy, xx - yy),
		along: Math.sqrt(mean + reach),
		across: Math.sqrt(Math.max(1e-6, mean - reach)),
	};
}
