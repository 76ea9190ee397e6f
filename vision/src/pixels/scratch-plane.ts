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
