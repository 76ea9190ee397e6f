import { blurCanvas, type Canvas } from "../render/canvas.ts";
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
	const deviates = new Float32Array(DEVIATES);
	for (let i = 0; i < DEVIATES; i++) deviates[i] = random.normal();
	return deviates;
}

interface SensorRow {
	/** Steps of the curve by linear value, per channel. */
	scale: Float64Array;
	curve: Float32Array;
	deviates: Float32Array;
	noise: number;
	/** Where this row starts to read the deviates. */
	shift: number;
}

/** The floats from `start` to `end` as bytes. A function of its own: the compiler keeps it from row to row. */
function exposeRow(
	rgb: Uint8ClampedArray,
	pixels: Float32Array,
	start: number,
	end: number,
	{ scale, curve, deviates, noise, shift }: SensorRow,
): void {
	for (let at = start, from = shift, c = 0; at < end; at++, from++) {
		const scaled = pixels[at] * scale[c];
		c = c === 2 ? 0 : c + 1;
		const linear = Math.min(CURVE_STEPS, Math.max(0, scaled));
		const index = linear | 0;
		const low = curve[index];
		const value = low + (curve[index + 1] - low) * (linear - index);
		const spread = noise * (1.45 - 0.9 * Math.abs(value / 127.5 - 1));
		rgb[at] = value + spread * deviates[from & (DEVIATES - 1)];
	}
}

/** Blur, white balance, tone curve and noise: from light to 8-bit sRGB. */
export function exposeSensor(canvas: Canvas, settings: SensorSettings): Uint8Array {
	if (settings.blur > 0.05) blurCanvas(canvas, settings.blur);
	const { pixels, width, height } = canvas;
	const curve = transferCurve(settings.gamma);
	const deviates = normalDeviates(settings.seed);
	const random = createRandom(settings.seed + 1);
	const rgb = new Uint8ClampedArray(pixels.length);
	const scale = Float64Array.from(settings.whiteBalance, (gain) => gain * CURVE_STEPS);
	const sensor = { scale, curve, deviates, noise: settings.noise };
	for (let y = 0; y < height; y++) {
		const shift = Math.floor(random.next() * DEVIATES);
		exposeRow(rgb, pixels, 3 * y * width, 3 * (y + 1) * width, { ...sensor, shift });
	}
	return new Uint8Array(rgb.buffer);
}
