/** Half-size mask: a block belongs to it when at least three of its four pixels do. */
export function halveMask(mask: Uint8Array, width: number, height: number): Uint8Array {
	const halfWidth = width >> 1;
	const out = new Uint8Array(halfWidth * (height >> 1));
	for (let y = 0, o = 0; y < height >> 1; y++) {
		for (let x = 0, i = 2 * y * width; x < halfWidth; x++, i += 2, o++) {
			out[o] = mask[i] + mask[i + 1] + mask[i + width] + mask[i + width + 1] >= 3 ? 1 : 0;
		}
	}
	return out;
}

/**
 * Half-size plane by the mean of the masked pixels of each 2 by 2 block; 0 where none is masked. Gives a new plane, or
 * `out`.
 */
export function halvePlane(
	plane: Float32Array,
	mask: Uint8Array,
	width: number,
	height: number,
	out: Float32Array = new Float32Array((width >> 1) * (height >> 1)),
): Float32Array {
	const halfWidth = width >> 1;
	for (let y = 0, o = 0; y < height >> 1; y++) {
		for (let x = 0, i = 2 * y * width; x < halfWidth; x++, i += 2, o++) {
			const j = i + width;
			const count = mask[i] + mask[i + 1] + mask[j] + mask[j + 1];
			const sum =
				mask[i] * plane[i] + mask[i + 1] * plane[i + 1] + mask[j] * plane[j] + mask[j + 1] * plane[j + 1];
			out[o] = count === 0 ? 0 : sum / count;
		}
	}
	return out;
}

/** The plane's values at the given pixels. */
export function takeValues(plane: Float32Array, pixels: Int32Array): Float32Array {
	const out = new Float32Array(pixels.length);
	for (let n = 0; n < out.length; n++) out[n] = plane[pixels[n]];
	return out;
}

/** Whether no pixel within `reach` of `i` is above it; the caller keeps the window inside the plane. */
export function isPeak(plane: Float32Array, i: number, width: number, reach: number): boolean {
	const value = plane[i];
	for (let dy = -reach; dy <= reach; dy++) {
		for (let j = i + dy * width - reach; j <= i + dy * width + reach; j++) if (plane[j] > value) return false;
	}
	return true;
}

/** Flatter over steeper curvature of a bright peak, 0 (a line) to 1 (a disc); below 0 for a saddle. `step` in pixels. */
export function roundness(plane: Float32Array, i: number, width: number, step: number): number {
	const centre = 2 * plane[i];
	const up = i - step * width;
	const down = i + step * width;
	const xx = plane[i - step] + plane[i + step] - centre;
	const yy = plane[up] + plane[down] - centre;
	const xy = (plane[down + step] - plane[down - step] - plane[up + step] + plane[up - step]) / 4;
	const mean = (xx + yy) / 2;
	const reach = Math.hypot((xx - yy) / 2, xy);
	const steeper = mean - reach;
	return steeper >= 0 ? -1 : (mean + reach) / steeper;
}

/**
 * A plane that one function writes and reads before it returns, kept for its next call: what is given back and taken
 * anew for every photo is what makes the collector run. Its content is that of the last call.
 */
export function scratchPlane(): (length: number) => Float32Array {
	let kept = new Float32Array(0);
	return (length) => {
		if (kept.length < length) kept = new Float32Array(length);
		return kept.subarray(0, length);
	};
}

/** The same for a list of pixels. */
export function scratchPixels(): (length: number) => Int32Array {
	let kept = new Int32Array(0);
	return (length) => {
		if (kept.length < length) kept = new Int32Array(length);
		return kept.subarray(0, length);
	};
}

/** The same for a mask, which is empty whenever it is taken. */
export function scratchMask(): (length: number) => Uint8Array {
	let kept = new Uint8Array(0);
	return (length) => {
		if (kept.length < length) kept = new Uint8Array(length);
		return kept.subarray(0, length).fill(0);
	};
}

/** As many as one face needs at a time. */
const MOST_KEPT = 5;
const kept: Float32Array[] = [];

/**
 * A plane for a face's whole way through the engine, with whatever the face before it left there. Unlike a scratch
 * plane it belongs to who took it until it is handed back, so that two faces at a time never meet in one.
 */
export function takePlane(length: number): Float32Array {
	const at = kept.findIndex((plane) => plane.length === length);
	return at < 0 ? new Float32Array(length) : kept.splice(at, 1)[0];
}

/** Hands planes back; each is empty afterwards, so that nobody reads what is the next face's. */
export function handBackPlanes(planes: readonly Float32Array[]): void {
	for (const { buffer } of planes) {
		if (!(buffer instanceof ArrayBuffer) || buffer.detached) continue;
		const own = new Float32Array(buffer.transfer());
		if (kept.length < MOST_KEPT) kept.push(own);
	}
}
