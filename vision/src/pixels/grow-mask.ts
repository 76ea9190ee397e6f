import { scratchMask } from "./scratch-plane.ts";

const acrossOf = scratchMask();
const inverseOf = scratchMask();

/** Mask with every set pixel grown to a square of 2*radius+1. Gives a new mask, or `out`, which is empty. */
export function growMask(
	mask: Uint8Array,
	width: number,
	height: number,
	radius: number,
	out: Uint8Array = new Uint8Array(mask.length),
): Uint8Array {
	const across = acrossOf(mask.length);
	for (let y = 0; y < height; y++) {
		const row = y * width;
		let reach = -1;
		for (let x = 0; x < Math.min(radius, width); x++) if (mask[row + x]) reach = x + radius;
		for (let x = 0; x < width; x++) {
			const ahead = x + radius;
			if (ahead < width && mask[row + ahead]) reach = ahead + radius;
			if (x <= reach) across[row + x] = 1;
		}
	}
	const reach = new Int32Array(width).fill(-1);
	for (let y = 0; y < Math.min(radius, height); y++) {
		for (let x = 0; x < width; x++) if (across[y * width + x]) reach[x] = y + radius;
	}
	for (let y = 0; y < height; y++) {
		const ahead = y + radius;
		for (let x = 0; x < width; x++) {
			if (ahead < height && across[ahead * width + x]) reach[x] = ahead + radius;
			if (y <= reach[x]) out[y * width + x] = 1;
		}
	}
	return out;
}

/** Mask shrunk by a square of 2*radius+1; the picture's border counts as set. */
export function shrinkMask(
	mask: Uint8Array,
	width: number,
	height: number,
	radius: number,
	into?: Uint8Array,
): Uint8Array {
	const inverse = inverseOf(mask.length);
	for (let i = 0; i < inverse.length; i++) inverse[i] = 1 - mask[i];
	const out = growMask(inverse, width, height, radius, into);
	for (let i = 0; i < out.length; i++) out[i] = 1 - out[i];
	return out;
}
