import { scratchPlane } from "../pixels/scratch-plane.ts";
import { atMost, type Judgement } from "./judgement.ts";
import type { NativeCrop } from "./native-crop.ts";
import { shrinkMask, shrinkPlane } from "./shrink-plane.ts";

/** Edge of the crop blur is judged at: half the measuring crop, which most cameras' own softness does not reach. */
const JUDGED_SIZE = 256;

/** The face's brightness at the size blur is judged at. */
export interface JudgedPlane {
	size: number;
	/** Encoded brightness, 0 to 255. */
	plane: Float32Array;
	/** Inside the face oval. */
	oval: Uint8Array;
}

const planeOf = scratchPlane();

/** A face smaller than the judged size is judged in its own pixels. Good until the next face is judged. */
export function judgedPlane(native: NativeCrop): JudgedPlane {
	const size = Math.min(JUDGED_SIZE, native.size);
	return {
		size,
		plane: shrinkPlane(native.brightness, native.size, size, planeOf(size * size)),
		oval: shrinkMask(native.oval, native.size, size),
	};
}

const RADIUS = 4;
/** Width of the strongest edges: clear photos stay below 0.63 on any skin. */
export const BLURRED_EDGES = 0.82;
const EDGE_SOFTNESS = { warn: 0.65, fail: BLURRED_EDGES };

/**
 * Re-blur ratio of the face, 0 sharp to 1 blurred: how little a second blur changes what a first has already
 * smoothed (Crete, Dolmiere, Ladret, Nicolas 2007). Grain counts as detail; the check judges edges instead.
 */
export function reblurOf({ plane, oval, size }: JudgedPlane): number {
	return Math.max(reblurAlong(plane, oval, size, 1), reblurAlong(plane, oval, size, size));
}

/** One direction: `stride` 1 compares neighbours in a row, `size` neighbours in a column. */
function reblurAlong(plane: Float32Array, mask: Uint8Array, size: number, stride: number): number {
	const across = stride === 1 ? size : 1;
	let change = 0;
	let kept = 0;
	for (let line = 0; line < size; line++) {
		const start = line * across;
		let previous = windowMean(plane, start, stride, size, 0);
		for (let step = 1; step < size; step++) {
			const blurred = windowMean(plane, start, stride, size, step);
			const at = start + step * stride;
			if (mask[at]) {
				const difference = Math.abs(plane[at] - plane[at - stride]);
				change += difference;
				kept += Math.max(0, difference - Math.abs(blurred - previous));
			}
			previous = blurred;
		}
	}
	return change === 0 ? 1 : 1 - kept / change;
}

function windowMean(plane: Float32Array, start: number, stride: number, size: number, step: number): number {
	let sum = 0;
	if (step >= RADIUS && step + RADIUS < size) {
		const end = start + (step + RADIUS) * stride;
		for (let at = start + (step - RADIUS) * stride; at <= end; at += stride) sum += plane[at];
		return sum / (2 * RADIUS + 1);
	}
	for (let offset = step - RADIUS; offset <= step + RADIUS; offset++)
		sum += plane[start + Math.min(size - 1, Math.max(0, offset)) * stride];
	return sum / (2 * RADIUS + 1);
}

export function checkSharpness(edgeSoftness: number): Judgement {
	return atMost("sharpness", edgeSoftness, EDGE_SOFTNESS, {
		warn: "The photo is a little soft. Hold the camera still and tap your face to focus.",
		fail: "The photo is blurred. Hold the camera still, tap your face to focus and try again.",
	});
}
