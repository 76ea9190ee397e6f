import { labOfLinear } from "../pixels/lab-planes.ts";
import { luminanceOfBytes } from "../pixels/luminance.ts";
import { median, quantile } from "../pixels/quantile.ts";
import { LINEAR_OF_BYTE } from "../pixels/srgb-curve.ts";

export type Chroma = readonly [a: number, b: number];

/** Luminance at which the eye whites' colour is compared, whatever light fell on them. */
const COMPARED_LUMINANCE = 0.6;

/** Median a*, b* of the least coloured third of the brighter half between the lids: mostly eye white. */
export function eyeWhiteChroma(rgb: Uint8Array, eyes: readonly number[]): Chroma {
	const luminance = Float32Array.from(eyes, (i) =>
		luminanceOfBytes(rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]),
	);
	const bright = quantile(luminance, 0.5);
	const chromas = eyes
		.filter((_, n) => luminance[n] >= bright)
		.map((i): Chroma => {
			const scale =
				COMPARED_LUMINANCE / Math.max(1e-4, luminanceOfBytes(rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]));
			const [, a, b] = labOfLinear(
				scale * LINEAR_OF_BYTE[rgb[3 * i]],
				scale * LINEAR_OF_BYTE[rgb[3 * i + 1]],
				scale * LINEAR_OF_BYTE[rgb[3 * i + 2]],
			);
			return [a, b];
		})
		.sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
	const palest = chromas.slice(Math.floor(chromas.length * 0.05), Math.ceil(chromas.length * 0.35));
	if (palest.length === 0) return [0, 0];
	return [median(palest.map(([a]) => a)), median(palest.map(([, b]) => b))];
}
