/** An RGB colour profile of the matrix and tone-curve kind (ICC.1:2022, 8.3.3), ready to use. */
export interface MatrixProfile {
	/** Per channel: linear light 0..1 for each 8-bit code. */
	curves: readonly [Float32Array, Float32Array, Float32Array];
	/** Row-major 3x3: linear RGB of the profile to linear sRGB. */
	toLinearSrgb: readonly number[];
}

/** XYZ of the D50 connection space to linear sRGB (inverse of the sRGB colorants adapted by Bradford). */
const D50_TO_SRGB = [
	3.1338561, -1.6168667, -0.4906146, -0.9787684, 1.9161415, 0.033454, 0.0719453, -0.2289914, 1.4052427,
] as const;

const fixed = (view: DataView, at: number): number => view.getInt32(at) / 65536;

function tagsOf(view: DataView): Map<string, number> {
	const tags = new Map<string, number>();
	const count = Math.min(view.getUint32(128), 100);
	for (let index = 0; index < count; index++) {
		const at = 132 + index * 12;
		tags.set(fourLetters(view, at), view.getUint32(at + 4));
	}
	return tags;
}

const fourLetters = (view: DataView, at: number): string =>
	String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

type ToneCurve = (code: number) => number;

/** Parameters g a b c d e f in the order of `para` (ICC.1:2022, table 68); types 1 and 2 are cut at -b/a. */
function parametricCurve(view: DataView, at: number): ToneCurve {
	const type = view.getUint16(at + 8);
	const counts = [1, 3, 4, 5, 7];
	const values = Array.from({ length: counts[type] ?? 0 }, (_, index) => fixed(view, at + 12 + index * 4));
	const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
	if (type === 0) return (x) => x ** g;
	if (type === 1) return (x) => (x >= -b / a ? (a * x + b) ** g : 0);
	if (type === 2) return (x) => (x >= -b / a ? (a * x + b) ** g : 0) + c;
	return (x) => (x >= d ? (a * x + b) ** g + e : c * x + f);
}

function sampledCurve(view: DataView, at: number): ToneCurve {
	const count = view.getUint32(at + 8);
	if (count === 0) return (x) => x;
	if (count === 1) return (x) => x ** (view.getUint16(at + 12) / 256);
	return (x) => {
		const place = x * (count - 1);
		const left = Math.min(Math.floor(place), count - 2);
		const low = view.getUint16(at + 12 + left * 2);
		const high = view.getUint16(at + 14 + left * 2);
		return (low + (high - low) * (place - left)) / 65535;
	};
}

function curveOf(view: DataView, at: number): Float32Array | null {
	const kind = fourLetters(view, at);
	if (kind !== "curv" && kind !== "para") return null;
	const curve = kind === "curv" ? sampledCurve(view, at) : parametricCurve(view, at);
	return Float32Array.from({ length: 256 }, (_, code) => curve(code / 255));
}

function toSrgb(colorants: readonly (readonly number[])[]): number[] {
	const matrix: number[] = [];
	for (let row = 0; row < 3; row++)
		for (const colorant of colorants)
			matrix.push(colorant.reduce((sum, xyz, axis) => sum + (D50_TO_SRGB[row * 3 + axis] ?? 0) * xyz, 0));
	return matrix;
}

/** Reads a profile's matrix and curves; null for any other kind of profile and for a broken one. */
export function readMatrixProfile(icc: Uint8Array): MatrixProfile | null {
	const view = new DataView(icc.buffer, icc.byteOffset, icc.byteLength);
	try {
		if (fourLetters(view, 16) !== "RGB " || fourLetters(view, 20) !== "XYZ ") return null;
		const tags = tagsOf(view);
		if (tags.has("A2B0")) return null;
		const channels = ["r", "g", "b"].map((letter) => {
			const colorantAt = tags.get(`${letter}XYZ`);
			const curveAt = tags.get(`${letter}TRC`);
			if (colorantAt === undefined || curveAt === undefined) return null;
			const curve = curveOf(view, curveAt);
			const colorant = [8, 12, 16].map((offset) => fixed(view, colorantAt + offset));
			return curve && { curve, colorant };
		});
		const [red, green, blue] = channels;
		if (!red || !green || !blue) return null;
		return {
			curves: [red.curve, green.curve, blue.curve],
			toLinearSrgb: toSrgb([red.colorant, green.colorant, blue.colorant]),
		};
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

const STEPS = 4095;

/** 8-bit sRGB code for linear light in steps of 1/4095 (IEC 61966-2-1). */
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
	const linear = step / STEPS;
	const code = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
	return Math.round(code * 255);
});

const toCode = (linear: number): number =>
	ENCODED[linear <= 0 ? 0 : linear >= 1 ? STEPS : (linear * STEPS + 0.5) | 0] ?? 0;

/** Converts interleaved 8-bit RGB of a profile to sRGB in place; colours outside sRGB are clipped. */
export function convertToSrgb(rgb: Uint8Array, profile: MatrixProfile): void {
	if (isSrgb(profile)) return;
	const [reds, greens, blues] = profile.curves;
	const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = profile.toLinearSrgb;
	for (let at = 0; at < rgb.length; at += 3) {
		const red = reds[rgb[at]];
		const green = greens[rgb[at + 1]];
		const blue = blues[rgb[at + 2]];
		rgb[at] = toCode(a * red + b * green + c * blue);
		rgb[at + 1] = toCode(d * red + e * green + f * blue);
		rgb[at + 2] = toCode(g * red + h * green + i * blue);
	}
}

/** True when every grey and every pure colour would keep its code to within one. */
function isSrgb({ curves, toLinearSrgb }: MatrixProfile): boolean {
	const identity = toLinearSrgb.every((value, index) => Math.abs(value - (index % 4 === 0 ? 1 : 0)) < 0.004);
	return (
		identity && curves.every((curve) => curve.every((linear, code) => Math.abs(toCode(linear) - code) <= 1))
	);
}
