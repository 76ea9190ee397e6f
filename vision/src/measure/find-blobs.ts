import { boxBlur } from "../pixels/box-blur.ts";
import { gaussianBlur } from "../pixels/gaussian-blur.ts";
import { isPeak, roundness } from "../pixels/planes.ts";
import { robustSpreadAt } from "../pixels/quantile.ts";
import { scratchPlane } from "../pixels/scratch-plane.ts";

/** A round local maximum in the plane's pixels. */
export interface Blob {
	x: number;
	y: number;
	radius: number;
	/** Response of the difference of Gaussians. */
	response: number;
	/** The response in robust spreads of all responses at its scale: how far it stands out from the mottling. */
	overGrain: number;
}

/** Responses below this are grain even on flawless skin, in the plane's units. */
const LEAST_RESPONSE = 0.45;
/** No real picture is smoother than this at any scale. */
const LEAST_GRAIN = 0.02;
/** A blob must stand this many robust spreads above the plane's own grain at its scale. */
const LEAST_OVER_GRAIN = 3.5;
/** Largest ratio of the flatter to the steeper curvature; lines and edges stay near 0. */
const LEAST_ROUNDNESS = 0.35;

const responseOf = scratchPlane();
/** One level and the next wider one, which changes places with it. */
const LEVELS = [scratchPlane(), scratchPlane()] as const;

/**
 * Bright round blobs among the given pixels of a plane at the given spreads, strongest first, none closer than its own
 * size to a stronger one (scale-space blobs, Lindeberg 1998). `sigmas` rise by a constant factor; each pair gives one
 * scale.
 */
export function findBlobs(
	plane: Float32Array,
	pixels: Int32Array,
	width: number,
	sigmas: readonly number[],
): Blob[] {
	const height = plane.length / width;
	const found: Blob[] = [];
	let fine = level(plane, width, sigmas, 0);
	for (let s = 0; s + 1 < sigmas.length; s++) {
		const wide = level(plane, width, sigmas, s + 1);
		const response = responseOf(plane.length);
		for (let i = 0; i < response.length; i++) response[i] = fine[i] - wide[i];
		const grain = Math.max(LEAST_GRAIN, robustSpreadAt(response, pixels));
		const least = Math.max(LEAST_RESPONSE, LEAST_OVER_GRAIN * grain);
		const reach = Math.max(1, Math.round(sigmas[s]));
		for (const i of pixels) {
			if (response[i] < least) continue;
			const y = Math.floor(i / width);
			const x = i - y * width;
			if (x < reach || y < reach || x >= width - reach || y >= height - reach) continue;
			if (!isPeak(response, i, width, reach) || roundness(fine, i, width, reach) < LEAST_ROUNDNESS) continue;
			found.push({ x, y, radius: 1.4 * sigmas[s], response: response[i], overGrain: response[i] / grain });
		}
		fine = wide;
	}
	found.sort((p, q) => q.response - p.response || p.y - q.y || p.x - q.x);
	const kept: Blob[] = [];
	for (const blob of found) {
		const isTaken = kept.some(
			(other) => Math.hypot(other.x - blob.x, other.y - blob.y) < other.radius + blob.radius,
		);
		if (!isTaken) kept.push(blob);
	}
	return kept;
}

function level(plane: Float32Array, width: number, sigmas: readonly number[], s: number): Float32Array {
	const blur = sigmas[s] < 2 ? gaussianBlur : boxBlur;
	return blur(plane, width, plane.length / width, sigmas[s], LEVELS[s % 2](plane.length));
}
