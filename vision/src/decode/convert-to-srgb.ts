import type { MatrixProfile } from "./matrix-profile.ts";

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
export function isSrgb({ curves, toLinearSrgb }: MatrixProfile): boolean {
	const identity = toLinearSrgb.every((value, index) => Math.abs(value - (index % 4 === 0 ? 1 : 0)) < 0.004);
	return (
		identity && curves.every((curve) => curve.every((linear, code) => Math.abs(toCode(linear) - code) <= 1))
	);
}
