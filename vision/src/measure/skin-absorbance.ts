import { LINEAR_OF_BYTE } from "../pixels/colour-space.ts";
import { blurStep } from "../pixels/gaussian-blur.ts";
import { maskPixels } from "../pixels/masks.ts";
import { halveMask, scratchMask, scratchPlane } from "../pixels/planes.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";

/** Linear light below this holds no colour. */
const DARKEST = 2e-4;
/** From this code on a channel may have lost what it saw. */
const BURNT_OUT = 235;
/** Pixels left free around the skin, so that no search leaves the picture. */
const MARGIN = 14;

/** How much light the skin takes away, in a box around the face at half the crop's size. */
export interface SkinAbsorbance {
	width: number;
	height: number;
	/** Half-size crop pixel of the box's first one. */
	left: number;
	top: number;
	/** Pixels per millimetre. */
	perMm: number;
	/** Skin, matte or shining, and its pixels. */
	mask: Uint8Array;
	pixels: Int32Array;
	/** Those of matte skin, whose mottling is the skin's own. */
	matte: Int32Array;
	/**
	 * 100 times the absorbance, -100 log10 of linear light, in red, green and blue; 0 outside the mask. Good until the
	 * next face is read.
	 */
	channels: readonly [red: Float32Array, green: Float32Array, blue: Float32Array];
}

const CHANNELS = [scratchPlane(), scratchPlane(), scratchPlane()] as const;

export function skinAbsorbance(
	face: AlignedFace,
	skin: Pick<SkinView, "mask" | "halfMask" | "specular">,
): SkinAbsorbance {
	const { rgb, size } = face;
	const half = size >> 1;
	const shown = withGloss(rgb, skin);
	const whole = halveMask(shown, size, size);
	const { left, top, width, height } = boxAround(whole, half);
	const box = { left, top, width, height };
	const mask = cutMask(whole, half, box);
	const [red, green, blue] = CHANNELS.map((out, channel) =>
		channelAbsorbance(face, shown, mask, { ...box, channel, out: out(mask.length) }),
	);
	return {
		width,
		height,
		left,
		top,
		perMm: face.cropPxPerMm / 2,
		mask,
		pixels: maskPixels(mask),
		matte: maskPixels(cutMask(skin.halfMask, half, box)),
		channels: [red, green, blue],
	};
}

interface HalfBox {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** A half-size mask inside the box, which may reach over its rim. */
function cutMask(mask: Uint8Array, half: number, { left, top, width, height }: HalfBox): Uint8Array {
	const out = new Uint8Array(width * height);
	for (let y = Math.max(0, -top); y < Math.min(height, half - top); y++) {
		for (let x = Math.max(0, -left); x < Math.min(width, half - left); x++)
			out[y * width + x] = mask[(y + top) * half + x + left];
	}
	return out;
}

/** Of one channel, from the mean light of those of the four crop pixels that show skin. */
function channelAbsorbance(
	{ rgb, size }: AlignedFace,
	shown: Uint8Array,
	mask: Uint8Array,
	{ left, top, width, height, channel, out }: HalfBox & { channel: number; out: Float32Array },
): Float32Array {
	out.fill(0);
	for (let y = 0, o = 0; y < height; y++) {
		for (let x = 0; x < width; x++, o++) {
			if (!mask[o]) continue;
			const i = 2 * (y + top) * size + 2 * (x + left);
			const j = i + size;
			const count = shown[i] + shown[i + 1] + shown[j] + shown[j + 1];
			const sum =
				shown[i] * LINEAR_OF_BYTE[rgb[3 * i + channel]] +
				shown[i + 1] * LINEAR_OF_BYTE[rgb[3 * i + 3 + channel]] +
				shown[j] * LINEAR_OF_BYTE[rgb[3 * j + channel]] +
				shown[j + 1] * LINEAR_OF_BYTE[rgb[3 * j + 3 + channel]];
			out[o] = -100 * Math.log10(Math.max(DARKEST, sum / count));
		}
	}
	return out;
}

const shownOf = scratchMask();

/** Matte skin, and gloss under which the skin's own colour still reaches the camera. */
function withGloss(
	rgb: AlignedFace["rgb"],
	{ mask, specular }: Pick<SkinView, "mask" | "specular">,
): Uint8Array {
	const out = shownOf(mask.length);
	out.set(mask);
	for (let i = 0; i < out.length; i++) {
		if (specular[i] && Math.max(rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]) < BURNT_OUT) out[i] = 1;
	}
	return out;
}

/** The values of a half-size plane inside the box; -1 where the box reaches over its rim. */
export function cutBox(
	{ width, height, left, top }: SkinAbsorbance,
	plane: Int8Array,
	half: number,
): Int8Array {
	const out = new Int8Array(width * height).fill(-1);
	for (let y = 0, o = 0; y < height; y++) {
		for (let x = 0; x < width; x++, o++) {
			const [u, v] = [x + left, y + top];
			if (u >= 0 && v >= 0 && u < half && v < half) out[o] = plane[v * half + u];
		}
	}
	return out;
}

function boxAround(mask: Uint8Array, half: number) {
	let [minX, minY, maxX, maxY] = [half, half, 0, 0];
	for (let y = 0, i = 0; y < half; y++) {
		for (let x = 0; x < half; x++, i++) {
			if (!mask[i]) continue;
			minX = Math.min(minX, x);
			maxX = Math.max(maxX, x);
			minY = Math.min(minY, y);
			maxY = Math.max(maxY, y);
		}
	}
	if (minX > maxX) [minX, minY, maxX, maxY] = [0, 0, 0, 0];
	return {
		left: minX - MARGIN,
		top: minY - MARGIN,
		width: maxX - minX + 1 + 2 * MARGIN,
		height: maxY - minY + 1 + 2 * MARGIN,
	};
}

/** Spreads of the blurs, millimetres, and how many pixels the taps lie apart that make each from the one before. */
export const LEVELS_MM = [0.7, 1, 1.4, 2, 4] as const;
const TAPS_APART = [1, 1, 1, 2, 4] as const;

/** Every level's channels: good until the next face is read. */
const LEVELS = LEVELS_MM.map(() => [scratchPlane(), scratchPlane(), scratchPlane()] as const);
/** The channels and the mask on their way from one level to the next. */
const ON_THE_WAY = [0, 1].map(() => [scratchPlane(), scratchPlane(), scratchPlane()] as const);
const SHARES = [scratchPlane(), scratchPlane()] as const;
const maskOf = scratchPlane();

/** The three channels at every level; only skin is mixed with skin. */
export function blurSkin({ mask, channels, pixels, width, perMm }: SkinAbsorbance): Float32Array[][] {
	const { length } = mask;
	let share = maskOf(length);
	share.set(mask);
	let planes: readonly Float32Array[] = channels;
	return LEVELS_MM.map((mm, level) => {
		const reached = level === 0 ? 0 : LEVELS_MM[level - 1];
		const more = perMm * Math.sqrt(mm ** 2 - reached ** 2);
		const apart = TAPS_APART[level];
		share = blurStep(share, width, more, apart, SHARES[level % 2](length));
		planes = planes.map((plane, c) => blurStep(plane, width, more, apart, ON_THE_WAY[level % 2][c](length)));
		return planes.map((plane, c) => overShare(plane, share, pixels, LEVELS[level][c](length)));
	});
}

/** What is left of a blur when only skin is counted. */
function overShare(
	plane: Float32Array,
	share: Float32Array,
	pixels: Int32Array,
	out: Float32Array,
): Float32Array {
	out.fill(0);
	for (let n = 0; n < pixels.length; n++) out[pixels[n]] = plane[pixels[n]] / share[pixels[n]];
	return out;
}

export type Channels = readonly [red: number, green: number, blue: number];

/**
 * Absorbance of one dose in red, green and blue, by the dose in green: blood takes green and blue and hardly any red,
 * melanin all three and blue most (melanosomes fall about as wavelength^-3.48: Jacques, omlc.org).
 */
export const ABSORBS = {
	blood: [0.12, 1, 0.85],
	melanin: [0.7, 1, 1.55],
} as const satisfies Record<string, Channels>;
export type Pigment = keyof typeof ABSORBS;

/** What is looked for: the pigments, and plain darkness for moles so small that the photo kept no colour of theirs. */
export const AXES = ["blood", "melanin", "dark"] as const;
export type Axis = (typeof AXES)[number];

export const PLAIN_DARKNESS: Channels = [1 / 3, 1 / 3, 1 / 3];

/**
 * Weights w = C^-1 s / (s' C^-1 s) of a matched filter: one dose of the pigment reads 1, and of this face's own
 * mottling of shade, gloss, texture and grain (covariance C) as little is left as can be. For one pigment that is the
 * best linear estimate of its dose (generalised least squares, Aitken 1935); on dark skin or in warm light, where blue
 * is mostly grain, blue hardly counts.
 */
export function matchedWeights(covariance: readonly number[][], signature: Channels): Channels {
	const [[a, b, c], [, d, e], [, , f]] = covariance;
	// The adjugate of the symmetric matrix will do: the determinant cancels in the quotient.
	const inverse = [
		[d * f - e * e, c * e - b * f, b * e - c * d],
		[c * e - b * f, a * f - c * c, b * c - a * e],
		[b * e - c * d, b * c - a * e, a * d - b * b],
	];
	const w = inverse.map((row) => row[0] * signature[0] + row[1] * signature[1] + row[2] * signature[2]);
	const response = w[0] * signature[0] + w[1] * signature[1] + w[2] * signature[2];
	return [w[0] / response, w[1] / response, w[2] / response];
}

/** What one dose of the pigment adds to an axis of these weights. */
export function doseIn(weights: Channels, pigment: Pigment): number {
	return weights.reduce((sum, weight, c) => sum + weight * ABSORBS[pigment][c], 0);
}

/** The weighed sum of three planes, times `scale`. */
export function mixChannels(
	planes: readonly Float32Array[],
	weights: Channels,
	scale: number,
	out: Float32Array = new Float32Array(planes[0].length),
): Float32Array {
	const red = planes[0];
	const green = planes[1];
	const blue = planes[2];
	const r = weights[0];
	const g = weights[1];
	const b = weights[2];
	for (let i = 0; i < out.length; i++) out[i] = scale * (r * red[i] + g * green[i] + b * blue[i]);
	return out;
}
