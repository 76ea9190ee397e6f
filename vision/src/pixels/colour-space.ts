import { takePlane } from "./planes.ts";

/** Decodes one sRGB channel, 0..1, to linear light, 0..1 (IEC 61966-2-1). */
export function srgbToLinear(encoded: number): number {
	return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** Encodes linear light, 0..1, as an sRGB channel, 0..1 (IEC 61966-2-1). */
export function linearToSrgb(linear: number): number {
	return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Linear light of every byte value. */
export const LINEAR_OF_BYTE: Float32Array = Float32Array.from({ length: 256 }, (_, byte) =>
	srgbToLinear(byte / 255),
);

/** Relative luminance Y, 0..1, of one sRGB byte triple (ITU-R BT.709 primaries). */
export function luminanceOfBytes(red: number, green: number, blue: number): number {
	return (
		0.2126729 * (LINEAR_OF_BYTE[red] ?? 0) +
		0.7151522 * (LINEAR_OF_BYTE[green] ?? 0) +
		0.072175 * (LINEAR_OF_BYTE[blue] ?? 0)
	);
}

/** That of the given pixels of an interleaved 8-bit RGB picture, in their order. */
export function luminancesOf(rgb: Uint8Array, pixels: ArrayLike<number>): Float32Array {
	const out = new Float32Array(pixels.length);
	for (let n = 0; n < out.length; n++) {
		const at = 3 * pixels[n];
		out[n] = luminanceOfBytes(rgb[at], rgb[at + 1], rgb[at + 2]);
	}
	return out;
}

/** CIELAB (D65, 2 degrees) of a picture, one plane per coordinate, row by row. */
export interface LabPlanes {
	L: Float32Array;
	a: Float32Array;
	b: Float32Array;
}

/** Linear light per byte value, one table per channel: exposure, white balance and gamma edits cost nothing more. */
export interface ChannelCurves {
	red: Float32Array;
	green: Float32Array;
	blue: Float32Array;
}

export interface CurveEdit {
	/** Factor in linear light. */
	gain: number;
	/** Exponent on the encoded value; 1 leaves it. */
	gamma?: number;
	/** Factors of the red and blue channels in linear light; 1 leaves them. */
	redGain?: number;
	blueGain?: number;
	/** Share of full light that the camera's roll-off takes from it, less by the square below; 0 leaves it. */
	rollOff?: number;
}

/** Builds the three tables for one edit of the picture. */
export function channelCurves({
	gain,
	gamma = 1,
	redGain = 1,
	blueGain = 1,
	rollOff = 0,
}: CurveEdit): ChannelCurves {
	const base = new Float32Array(256);
	for (let byte = 0; byte < 256; byte++) {
		const light = gamma === 1 ? LINEAR_OF_BYTE[byte] : linearOfGamma(byte, gamma);
		base[byte] = light * (1 - rollOff * light * light) * gain;
	}
	if (redGain === 1 && blueGain === 1) return { red: base, green: base, blue: base };
	return { red: times(base, redGain), green: base, blue: times(base, blueGain) };
}

function times(values: Float32Array, factor: number): Float32Array {
	const out = new Float32Array(values.length);
	for (let n = 0; n < out.length; n++) out[n] = values[n] * factor;
	return out;
}

function linearOfGamma(byte: number, gamma: number): number {
	const position = 255 * (byte / 255) ** gamma;
	const low = Math.floor(position);
	const high = Math.min(255, low + 1);
	return LINEAR_OF_BYTE[low] + (LINEAR_OF_BYTE[high] - LINEAR_OF_BYTE[low]) * (position - low);
}

const ROOT_STEPS = 8192;
const ROOT_RANGE = 4;
const ROOT = Float32Array.from({ length: ROOT_STEPS + 2 }, (_, i) => labRoot((i / ROOT_STEPS) * ROOT_RANGE));

function labRoot(t: number): number {
	return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
}

/** Exact CIELAB of linear sRGB. */
export function labOfLinear(red: number, green: number, blue: number): [L: number, a: number, b: number] {
	const x = labRoot((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
	const y = labRoot(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
	const z = labRoot((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** L* of a whole interleaved 8-bit RGB picture, as `labPlanes` gives it, written to `L`. */
export function lightnessPlane(
	rgb: Uint8Array,
	{ red, green, blue }: ChannelCurves,
	L: Float32Array,
): Float32Array {
	const scale = ROOT_STEPS / ROOT_RANGE;
	for (let i = 0, at = 0; i < L.length; i++, at += 3) {
		let y =
			(0.2126729 * red[rgb[at]] + 0.7151522 * green[rgb[at + 1]] + 0.072175 * blue[rgb[at + 2]]) * scale;
		if (y > ROOT_STEPS) y = ROOT_STEPS;
		const yi = y | 0;
		L[i] = 116 * (ROOT[yi] + (ROOT[yi + 1] - ROOT[yi]) * (y - yi)) - 16;
	}
	return L;
}

/**
 * CIELAB of the mask's pixels of an interleaved 8-bit RGB picture; all other pixels stay 0.
 * Tabulated cube root; within 0.05 of the exact value for L* above 3.
 */
export function labPlanes(rgb: Uint8Array, curves: ChannelCurves, mask: Uint8Array): LabPlanes {
	const count = rgb.length / 3;
	const L = takePlane(count).fill(0);
	const a = takePlane(count).fill(0);
	const b = takePlane(count).fill(0);
	const { red, green, blue } = curves;
	const scale = ROOT_STEPS / ROOT_RANGE;
	const last = ROOT_STEPS;
	for (let i = 0; i < count; i++) {
		if (!mask[i]) continue;
		const r = red[rgb[3 * i]];
		const g = green[rgb[3 * i + 1]];
		const v = blue[rgb[3 * i + 2]];
		let x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * v) * (scale / 0.95047);
		let y = (0.2126729 * r + 0.7151522 * g + 0.072175 * v) * scale;
		let z = (0.0193339 * r + 0.119192 * g + 0.9503041 * v) * (scale / 1.08883);
		if (x > last) x = last;
		if (y > last) y = last;
		if (z > last) z = last;
		const xi = x | 0;
		const yi = y | 0;
		const zi = z | 0;
		const fx = ROOT[xi] + (ROOT[xi + 1] - ROOT[xi]) * (x - xi);
		const fy = ROOT[yi] + (ROOT[yi + 1] - ROOT[yi]) * (y - yi);
		const fz = ROOT[zi] + (ROOT[zi + 1] - ROOT[zi]) * (z - zi);
		L[i] = 116 * fy - 16;
		a[i] = 500 * (fx - fy);
		b[i] = 200 * (fy - fz);
	}
	return { L, a, b };
}
