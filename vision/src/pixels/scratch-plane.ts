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
