import { scratchMask } from "./scratch-plane.ts";

const acrossOf = scratchMask();

/** Mask with every set pixel grown to a square of 2*radius+1. Gives a new mask, or `out`. */
export function growMask(
	mask: Uint8Array,
	width: number,
	height: number,
	radius: number,
	out: Uint8Array = new Uint8Array(mask.length),
): Uint8Array {
	return spread(mask, width, height, { value: 1, radius, out });
}

/** Mask shrunk by a square of 2*radius+1; the picture's border counts as set. Gives a new mask, or `out`. */
export function shrinkMask(
	mask: Uint8Array,
	width: number,
	height: number,
	radius: number,
	out: Uint8Array = new Uint8Array(mask.length),
): Uint8Array {
	return spread(mask, width, height, { value: 0, radius, out });
}

/** Every pixel of one value takes what lies within `radius` of it along rows, and then along columns. */
function spread(
	mask: Uint8Array,
	width: number,
	height: number,
	{ value, radius, out }: { value: 0 | 1; radius: number; out: Uint8Array },
): Uint8Array {
	const other = 1 - value;
	const across = acrossOf(mask.length);
	for (let y = 0; y < height; y++) {
		const row = y * width;
		let reach = -1;
		for (let x = 0; x < Math.min(radius, width); x++) if (mask[row + x] === value) reach = x + radius;
		for (let x = 0; x < width; x++) {
			const ahead = x + radius;
			if (ahead < width && mask[row + ahead] === value) reach = ahead + radius;
			across[row + x] = x <= reach ? value : other;
		}
	}
	const reach = new Int32Array(width).fill(-1);
	for (let y = 0; y < Math.min(radius, height); y++) {
		for (let x = 0; x < width; x++) if (across[y * width + x] === value) reach[x] = y + radius;
	}
	for (let y = 0; y < height; y++) {
		const row = y * width;
		const ahead = y + radius;
		const below = ahead * width;
		for (let x = 0; x < width; x++) {
			if (ahead < height && across[below + x] === value) reach[x] = ahead + radius;
			out[row + x] = y <= reach[x] ? value : other;
		}
	}
	return out;
}
