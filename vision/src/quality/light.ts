import type { Zone } from "@dewlight/core/skin/observation.ts";
import { luminanceOfBytes, luminancesOf } from "../pixels/colour-space.ts";
import { takeValues } from "../pixels/planes.ts";
import { median, quantile } from "../pixels/statistics.ts";
import type { Chroma, EyePixels } from "./eyes.ts";
import { atLeast, atMost, gravest, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

/** Two and three stops: the lit cheek gets four or eight times the light of the other. */
const LIGHT_RATIO = { warn: 4, fail: 8 };

/** Share of a cheek that must lie inside the photo to be compared. */
const LEAST_SHOWN = 0.5;

/** The crop is black where the photo ends. */
function insidePhoto(rgb: Uint8Array, pixels: Int32Array): Int32Array {
	const out = new Int32Array(pixels.length);
	let count = 0;
	for (let n = 0; n < pixels.length; n++) {
		const at = 3 * pixels[n];
		if ((rgb[at] | rgb[at + 1] | rgb[at + 2]) > 0) out[count++] = pixels[n];
	}
	return out.subarray(0, count);
}

export interface LightFacts {
	/** Light on the brighter cheek by light on the darker; the skin's own tone cancels out. */
	ratio: number;
	/** Difference of the cheeks in L* after exposure normalisation. */
	asymmetry: number;
}

export function lightOf({ aligned, skin }: Pick<Portrait, "aligned" | "skin">): LightFacts {
	const luminance = (zone: Zone): number => {
		const pixels = insidePhoto(aligned.rgb, skin.zones.pixels[zone]);
		if (pixels.length < LEAST_SHOWN * skin.zones.pixels[zone].length) return Number.NaN;
		return median(luminancesOf(aligned.rgb, pixels));
	};
	const lightness = (zone: Zone): number => {
		const pixels = skin.perZone[zone].pixels;
		return pixels.length === 0 ? Number.NaN : median(takeValues(skin.lab.L, pixels));
	};
	const [left, right] = [luminance("left_cheek"), luminance("right_cheek")];
	const ratio = Math.max(left, right) / Math.max(1e-4, Math.min(left, right));
	const asymmetry = Math.abs(lightness("left_cheek") - lightness("right_cheek"));
	return { ratio: Number.isNaN(ratio) ? 1 : ratio, asymmetry: Number.isNaN(asymmetry) ? 0 : asymmetry };
}

export function checkLight({ ratio }: LightFacts): Judgement {
	return atMost("light", ratio, LIGHT_RATIO, {
		warn: "The light comes from one side. Face a window and try again.",
	});
}

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

const CAST = { warn: 0.35, fail: 0.9 };
/** Clamped ramp: 0 at `from`, 1 at `to`; `from` may be the larger. */
const ramp = (value: number, from: number, to: number): number =>
	Math.min(1, Math.max(0, (value - from) / (to - from)));

/**
 * How strongly the light colours the photo, 0 neutral to 1. Three witnesses, the strongest counts: eye whites and
 * skin both deeply coloured; eye whites with a colour that skin beside them cannot lend; skin greener or bluer than
 * any skin is. No white point is assumed from the skin, which would erase what is measured.
 */
export function colourCastOf({ skin }: Pick<Portrait, "skin">, whites: Chroma): number {
	const own: Chroma = [skin.colour.a, skin.colour.b];
	const deep = Math.min(Math.hypot(...whites), Math.hypot(...own));
	return Math.max(
		ramp(deep, 25, 60),
		ramp(beyondSkin(whites, own), 8, 28),
		ramp(skin.colour.b, 2, -6),
		ramp(skin.colour.a, 0, -6),
	);
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
