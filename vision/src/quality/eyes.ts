import type { Point } from "@dewlight/core/skin/observation.ts";
import { LINEAR_OF_BYTE, labOfLinear, luminanceOfBytes, luminancesOf } from "../pixels/colour-space.ts";
import { everyNth, fillPolygon } from "../pixels/masks.ts";
import { median, quantile } from "../pixels/statistics.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import { atLeast, gravest, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

/** Rims of the lids, by mesh point: what shows between them is the eye itself. */
const RIGHT_RIM = [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7];
const LEFT_RIM = [362, 398, 384, 385, 386, 387, 388, 466, 263, 249, 390, 373, 374, 380, 381, 382];

/** Crop pixels between the lids. */
export interface EyePixels {
	right: number[];
	left: number[];
	both: number[];
}

export function eyePixels(face: AlignedFace): EyePixels {
	const right = pixelsWithin(face, RIGHT_RIM);
	const left = pixelsWithin(face, LEFT_RIM);
	return { right, left, both: [...right, ...left] };
}

function pixelsWithin({ points, size }: AlignedFace, rim: readonly number[]): number[] {
	const outline = rim.map((index): Point => [points[2 * index], points[2 * index + 1]]);
	const rows = outline.map(([, y]) => y);
	const columns = outline.map(([x]) => x);
	const [left, right] = [inCrop(Math.min(...columns), size), inCrop(Math.max(...columns) + 1, size)];
	const [top, bottom] = [inCrop(Math.min(...rows), size), inCrop(Math.max(...rows) + 1, size)];
	const width = right - left;
	const mask = new Uint8Array(width * (bottom - top));
	fillPolygon(
		outline.map(([x, y]): Point => [x - left, y - top]),
		mask,
		width,
		bottom - top,
	);
	const pixels: number[] = [];
	for (let y = top, i = 0; y < bottom; y++)
		for (let x = left; x < right; x++, i++) if (mask[i]) pixels.push(y * size + x);
	return pixels;
}

const inCrop = (value: number, size: number): number => Math.min(size, Math.max(0, Math.floor(value)));

const OPENING = { warn: 0.14 };
const EYE_LIGHT = { warn: 0.22 };
const EYE_CONTRAST = { warn: 2.2 };
/** Eyes of one face hold much the same contrast, even where one lies in shadow. */
const EYE_LIKENESS = { warn: 0.48 };
/** Two stops below the skin: dark glass stays under it on any skin, hard shadow on one cheek at least above it. */
const BELOW_EYES = { fail: 0.25 };

/** The skin below an eye that every lens covers, from the middle of the eye, millimetres. */
const BELOW = { from: 6, to: 14, halfWidth: 10 };
const BELOW_STEP = 0.5;

/** Nothing between the lids is held to be darker, so that quotients stay finite. */
const DARKEST = 1e-4;
/** Every so many skin pixels are enough for a median. */
const SAMPLED = 16;

export interface EyeFacts {
	/** Opening of the less open eye by its width, from the mesh. */
	open: number;
	/**
	 * Light of the eye whites by light of the skin. Eye whites are at least as light as most skin; where they are
	 * much darker, the eyes lie in hard shadow or behind dark glasses.
	 */
	light: number;
	/**
	 * Light of the bright parts between the lids by light of the dark parts, the lesser of both eyes. An open eye
	 * holds white and pupil; a lid or a hand is one even surface, whatever the mesh makes of it.
	 */
	contrast: number;
	/** Contrast of the less clear eye by that of the other, both in stops: low where only one eye is covered. */
	likeness: number;
	/**
	 * Light of the skin just below the eyes by light of all skin, the lighter side. Lids and lashes darken an eye,
	 * shadow a side of the face; only something dark before both eyes darkens this.
	 */
	below: number;
}

export function eyeFacts(
	{ aligned, skin, expression }: Pick<Portrait, "aligned" | "skin" | "expression">,
	eyes: EyePixels,
): EyeFacts {
	const { rgb } = aligned;
	const skinLight = median(luminances(rgb, everyNth(skin.pixels, SAMPLED)));
	const light = quantile(luminances(rgb, eyes.both), 0.9) / skinLight;
	const contrasts = [contrast(rgb, eyes.right), contrast(rgb, eyes.left)];
	const [less, more] = [Math.min(...contrasts), Math.max(...contrasts)];
	const lightBelow = (eye: readonly number[]): number =>
		median(luminances(rgb, pixelsBelow(aligned, eye))) / skinLight;
	const below = Math.max(lightBelow(eyes.right), lightBelow(eyes.left));
	return {
		open: expression.eyeOpen,
		light: Number.isNaN(light) ? 0 : light,
		contrast: less,
		likeness: more > 1 ? Math.log(Math.max(1, less)) / Math.log(more) : 1,
		below: Number.isNaN(below) ? 1 : below,
	};
}

function luminances(rgb: Uint8Array, pixels: ArrayLike<number>): Float32Array {
	const values = luminancesOf(rgb, pixels);
	for (let n = 0; n < values.length; n++) values[n] = Math.max(DARKEST, values[n]);
	return values;
}

function contrast(rgb: Uint8Array, pixels: readonly number[]): number {
	const values = luminances(rgb, pixels);
	return values.length === 0 ? 0 : quantile(values, 0.9) / quantile(values, 0.1);
}

/** Crop pixels of the patch below an eye. */
function pixelsBelow({ size, cropPxPerMm }: AlignedFace, eye: readonly number[]): number[] {
	const middleX = median(eye.map((i) => i % size));
	const middleY = median(eye.map((i) => Math.floor(i / size)));
	const pixels: number[] = [];
	for (let mm = BELOW.from; mm <= BELOW.to; mm += BELOW_STEP)
		for (let side = -BELOW.halfWidth; side <= BELOW.halfWidth; side += BELOW_STEP) {
			const x = Math.round(middleX + side * cropPxPerMm);
			const y = Math.round(middleY + mm * cropPxPerMm);
			if (x >= 0 && y >= 0 && x < size && y < size) pixels.push(y * size + x);
		}
	return pixels;
}

export function checkEyes({ open, light, contrast, likeness, below }: EyeFacts): Judgement {
	const closed = { warn: "An eye looks closed or covered. Open both eyes, uncover your face and try again." };
	return gravest(
		atLeast("eyes", below, BELOW_EYES, {
			warn: "Something dark covers your eyes. Take off dark glasses and try again.",
		}),
		atLeast("eyes", light, EYE_LIGHT, {
			warn: "Your eyes are in shadow or covered. Take off dark glasses and face the light.",
		}),
		atLeast("eyes", contrast, EYE_CONTRAST, closed),
		atLeast("eyes", likeness, EYE_LIKENESS, closed),
		atLeast("eyes", open, OPENING, closed),
	);
}

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
