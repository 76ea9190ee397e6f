import type { Canvas } from "../render/canvas.ts";
import { createRandom } from "../render/random.ts";
import { clamp } from "../render/scalar.ts";

export interface SensorSettings {
	/** Standard deviation of the lens blur, pixels. */
	blur: number;
	/** Standard deviation of the noise at middle gray, 8-bit steps. */
	noise: number;
	whiteBalance: readonly number[];
	gamma: number;
	seed: number;
}

const CURVE_STEPS = 4096;

/** 8-bit sRGB by linear value, with the exponent applied to the encoded value. */
function transferCurve(gamma: number): Float32Array {
	return Float32Array.from({ length: CURVE_STEPS + 2 }, (_, i) => {
		const linear = i / CURVE_STEPS;
		const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
		return 255 * Math.max(0, encoded) ** gamma;
	});
}

/** Separable Gaussian blur in place, edges held. */
export function blurCanvas(canvas: Canvas, sigma: number): void {
	const { width, height, pixels } = canvas;
	const radius = Math.ceil(sigma * 3);
	const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
		Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
	);
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	for (let i = 0; i < weights.length; i++) weights[i] /= total;
	const line = new Float32Array((Math.max(width, height) + 2 * radius) * 3);
	const pass = (count: number, start: number, step: number): void => {
		for (let i = -radius; i < count + radius; i++) {
			const from = start + clamp(i, 0, count - 1) * step;
			const to = 3 * (i + radius);
			line[to] = pixels[from];
			line[to + 1] = pixels[from + 1];
			line[to + 2] = pixels[from + 2];
		}
		for (let i = 0; i < count; i++) {
			let red = 0;
			let green = 0;
			let blue = 0;
			for (let k = 0; k < weights.length; k++) {
				const weight = weights[k];
				const from = 3 * (i + k);
				red += weight * line[from];
				green += weight * line[from + 1];
				blue += weight * line[from + 2];
			}
			const to = start + i * step;
			pixels[to] = red;
			pixels[to + 1] = green;
			pixels[to + 2] = blue;
		}
	};
	for (let y = 0; y < height; y++) pass(width, y * width * 3, 3);
	for (let x = 0; x < width; x++) pass(height, x * 3, width * 3);
}

/** A table of normal deviates long enough that its repetition shows in no picture. */
function noiseTable(seed: number): Float32Array {
	const random = createRandom(seed);
	return Float32Array.from({ length: 65521 }, () => random.normal());
}

/** Blur, white balance, tone curve and noise: from light to 8-bit sRGB. */
export function exposeSensor(canvas: Canvas, settings: SensorSettings): Uint8Array {
	if (settings.blur > 0.05) blurCanvas(canvas, settings.blur);
	const { pixels } = canvas;
	const curve = transferCurve(settings.gamma);
	const deviates = noiseTable(settings.seed);
	const rgb = new Uint8Array(pixels.length);
	const balance = settings.whiteBalance;
	const step = 3 * canvas.width + 17;
	let at = settings.seed % 65521;
	for (let i = 0; i < pixels.length; i++) {
		const linear = clamp(pixels[i] * balance[i % 3], 0, 1) * CURVE_STEPS;
		const index = Math.floor(linear);
		const value = curve[index] + (curve[index + 1] - curve[index]) * (linear - index);
		at = i % step === 0 ? (at + 7919 + (i % 104729)) % 65521 : at + 1 === 65521 ? 0 : at + 1;
		const spread = settings.noise * (0.55 + 0.9 * (1 - Math.abs(value / 127.5 - 1)));
		rgb[i] = clamp(Math.round(value + spread * deviates[at]), 0, 255);
	}
	return rgb;
}
