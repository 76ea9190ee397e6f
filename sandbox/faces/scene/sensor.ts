import { blurCanvas } from "../render/blur-canvas.ts";
import type { Canvas } from "../render/canvas.ts";
import { createRandom } from "../render/random.ts";

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
const DEVIATES = 65536;

/** 8-bit sRGB by linear value, with the exponent applied to the encoded value. */
function transferCurve(gamma: number): Float32Array {
	return Float32Array.from({ length: CURVE_STEPS + 2 }, (_, i) => {
		const linear = i / CURVE_STEPS;
		const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
		return 255 * Math.max(0, encoded) ** gamma;
	});
}

/** Normal deviates, and where each row starts to read them so that no pattern repeats. */
function normalDeviates(seed: number): Float32Array {
	const random = createRandom(seed);
	return Float32Array.from({ length: DEVIATES }, () => random.normal());
}

/** Blur, white balance, tone curve and noise: from light to 8-bit sRGB. */
export function exposeSensor(canvas: Canvas, settings: SensorSettings): Uint8Array {
	if (settings.blur > 0.05) blurCanvas(canvas, settings.blur);
	const { pixels, width, height } = canvas;
	const curve = transferCurve(settings.gamma);
	const deviates = normalDeviates(settings.seed);
	const random = createRandom(settings.seed + 1);
	const rgb = new Uint8ClampedArray(pixels.length);
	const scale = settings.whiteBalance.map((gain) => gain * CURVE_STEPS);
	const noise = settings.noise;
	for (let y = 0; y < height; y++) {
		const shift = Math.floor(random.next() * DEVIATES);
		for (let c = 0; c < 3; c++) {
			const gain = scale[c];
			for (let x = 0, at = 3 * y * width + c; x < width; x++, at += 3) {
				const linear = Math.min(CURVE_STEPS, Math.max(0, pixels[at] * gain));
				const index = linear | 0;
				const value = curve[index] + (curve[index + 1] - curve[index]) * (linear - index);
				const spread = noise * (1.45 - 0.9 * Math.abs(value / 127.5 - 1));
				rgb[at] = value + spread * deviates[(shift + 3 * x + c) & (DEVIATES - 1)];
			}
		}
	}
	return new Uint8Array(rgb.buffer);
}
