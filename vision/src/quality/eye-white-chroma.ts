import { labOfLinear } from "../pixels/lab-planes.ts";
import { median, quantile } from "../pixels/quantile.ts";
import { LINEAR_OF_BYTE, luminanceOfBytes, luminancesOf } from "../pixels/srgb-curve.ts";

export type Chroma = readonly [a: number, b: number];

/** Luminance at which the eye whites' colour is compared, whatever light fell on them. */
const COMPARED_LUMINANCE = 0.6;

interface Coloured {
	a: number;
	b: number;
	chroma: number;
}

const byChroma = (one: Coloured, other: Coloured): number => one.chroma - other.chroma;

/** Median a*, b* of the least coloured third of the brighter half between the lids: mostly eye white. */
export function eyeWhiteChroma(rgb: Uint8Array, eyes: readonly number[]): Chroma {
	const luminance = luminancesOf(rgb, eyes);
	const bright = quantile(luminance, 0.5);
	const chromas: Coloured[] = [];
	for (let n = 0; n < eyes.length; n++) {
		if (luminance[n] < bright) continue;
		const at = 3 * eyes[n];
		const scale = COMPARED_LUMINANCE / Math.max(1e-4, luminanceOfBytes(rgb[at], rgb[at + 1], rgb[at + 2]));
		const [, a, b] = labOfLinear(
			scale * LINEAR_OF_BYTE[rgb[at]],
			scale * LINEAR_OF_BYTE[rgb[at + 1]],
			scale * LINEAR_OF_BYTE[rgb[at + 2]],
		);
		chromas.push({ a, b, chroma: Math.hypot(a, b) });
	}
	chromas.sort(byChroma);
	const palest = chromas.slice(Math.floor(chromas.length * 0.05), Math.ceil(chromas.length * 0.35));
	if (palest.length === 0) return [0, 0];
	return [median(palest.map(({ a }) => a)), median(palest.map(({ b }) => b))];
}
