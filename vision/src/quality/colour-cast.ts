import { labOfLinear } from "../pixels/lab-planes.ts";
import { luminanceOfBytes } from "../pixels/luminance.ts";
import { median, quantile } from "../pixels/quantile.ts";
import { LINEAR_OF_BYTE } from "../pixels/srgb-curve.ts";
import { atMost, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

const CAST = { warn: 0.35, fail: 0.9 };
/** Luminance at which the eye whites' colour is compared, whatever light fell on them. */
const COMPARED_LUMINANCE = 0.6;

type Chroma = readonly [a: number, b: number];

/** Clamped ramp: 0 at `from`, 1 at `to`; `from` may be the larger. */
const ramp = (value: number, from: number, to: number): number =>
	Math.min(1, Math.max(0, (value - from) / (to - from)));

/**
 * How strongly the light colours the photo, 0 neutral to 1. Three witnesses, the strongest counts: eye whites and
 * skin both deeply coloured; eye whites with a colour that skin beside them cannot lend; skin greener or bluer than
 * any skin is. No white point is assumed from the skin, which would erase what is measured.
 */
export function colourCastOf(
	{ aligned, skin }: Pick<Portrait, "aligned" | "skin">,
	eyes: Int32Array,
): number {
	const whites = eyeWhiteChroma(aligned.rgb, eyes);
	const own: Chroma = [skin.colour.a, skin.colour.b];
	const deep = Math.min(Math.hypot(...whites), Math.hypot(...own));
	return Math.max(
		ramp(deep, 25, 60),
		ramp(beyondSkin(whites, own), 8, 28),
		ramp(skin.colour.b, 2, -6),
		ramp(skin.colour.a, 0, -6),
	);
}

/** Median a*, b* of the least coloured third of the brighter half between the lids: mostly eye white. */
function eyeWhiteChroma(rgb: Uint8Array, eyes: Int32Array): Chroma {
	const luminance = Float32Array.from(eyes, (i) =>
		luminanceOfBytes(rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]),
	);
	const bright = quantile(luminance, 0.5);
	const chromas = Array.from(eyes)
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

/** What is left of the eye whites' colour after taking out as much skin colour as it can hold. */
function beyondSkin([a, b]: Chroma, [skinA, skinB]: Chroma): number {
	const share = Math.min(1, Math.max(0, (a * skinA + b * skinB) / Math.max(1, skinA ** 2 + skinB ** 2)));
	return Math.hypot(a - share * skinA, b - share * skinB);
}

export function checkColourCast(cast: number): Judgement {
	return atMost("colour_cast", cast, CAST, {
		warn: "The light colors your skin. Use daylight from a window and try again.",
	});
}
