import { halveMask } from "../pixels/halve-plane.ts";
import { maskPixels } from "../pixels/mask-pixels.ts";
import { scratchMask, scratchPlane } from "../pixels/scratch-plane.ts";
import { LINEAR_OF_BYTE } from "../pixels/srgb-curve.ts";
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

/** The values of a half-size plane inside the box; `outside` where the box reaches over its rim. */
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
