import { quantile } from "../pixels/quantile.ts";
import { luminanceOfBytes } from "../pixels/srgb-curve.ts";
import type { EyePixels } from "./eye-pixels.ts";
import { atLeast, atMost, gravest, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

/** Every so many pixels of the crop; odd, so that no column is left out. */
const SAMPLED = 3;
const FULL = 252;
const EMPTY = 10;
/** The brightest fifth of a percent of skin and eyes: mostly eye whites, much the same on every skin. */
const BRIGHTEST = 0.998;

/** Luminance of the face's brightest parts, 0 to 1. Eye whites are not skin, so no tone reads darker here. */
const REFERENCE = { warn: 0.12, fail: 0.05 };
const CLIPPED_HIGH = { warn: 0.5 };
const WHITE_OUT = { warn: 0.04, fail: 0.15 };
const CLIPPED_LOW = { warn: 0.1, fail: 0.3 };

export interface ExposureFacts {
	/**
	 * Luminance of the brightest parts of skin and eyes, 0 to 1. Nothing else counts: a window that shows between
	 * the hair and the cheek says nothing about the light on the face.
	 */
	brightest: number;
	/** Share of skin pixels with a full channel. */
	clipHigh: number;
	/** Share of skin pixels with two full channels: their colour is gone. */
	whiteOut: number;
	/** Share of skin pixels with nothing in any channel. */
	clipLow: number;
}

let values = new Float64Array(0);

/** Kept for the next photo; read only where it was written. */
function valuesOf(length: number): Float64Array {
	if (values.length < length) values = new Float64Array(length);
	return values;
}

export function exposureOf(
	{ aligned, skin }: Pick<Portrait, "aligned" | "skin">,
	eyes: EyePixels,
): ExposureFacts {
	const { rgb } = aligned;
	const face = valuesOf(eyes.both.length + Math.ceil(skin.mask.length / SAMPLED));
	let seen = 0;
	for (const i of eyes.both) face[seen++] = luminanceOfBytes(rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]);
	let count = 0;
	let high = 0;
	let white = 0;
	let low = 0;
	for (let i = 0; i < skin.mask.length; i += SAMPLED) {
		if (!skin.zones.oval[i]) continue;
		const red = rgb[3 * i];
		const green = rgb[3 * i + 1];
		const blue = rgb[3 * i + 2];
		if (skin.mask[i]) face[seen++] = luminanceOfBytes(red, green, blue);
		if (!(skin.mask[i] | skin.specular[i])) continue;
		const full = Number(red >= FULL) + Number(green >= FULL) + Number(blue >= FULL);
		count++;
		if (full > 0) high++;
		if (full > 1) white++;
		if (red <= EMPTY && green <= EMPTY && blue <= EMPTY) low++;
	}
	const all = Math.max(1, count);
	return {
		brightest: seen === 0 ? 0 : quantile(face.subarray(0, seen), BRIGHTEST),
		clipHigh: high / all,
		whiteOut: white / all,
		clipLow: low / all,
	};
}

export function checkExposure({ brightest, clipHigh, whiteOut, clipLow }: ExposureFacts): Judgement {
	const dark = {
		warn: "The photo is dark. Face a window or turn on a light for a fuller report.",
		fail: "The photo is too dark. Face a window or turn on a light and try again.",
	};
	const bright = {
		warn: "Strong light washes out part of your skin. Move out of direct light.",
		fail: "The light is too strong and washes out your skin. Move out of direct light and try again.",
	};
	return gravest(
		atLeast("exposure", brightest, REFERENCE, dark),
		atMost("exposure", clipLow, CLIPPED_LOW, dark),
		atMost("exposure", whiteOut, WHITE_OUT, bright),
		atMost("exposure", clipHigh, CLIPPED_HIGH, bright),
	);
}
