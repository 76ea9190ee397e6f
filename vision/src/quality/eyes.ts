import { everyNth } from "../pixels/mask-pixels.ts";
import { median, quantile } from "../pixels/quantile.ts";
import { luminancesOf } from "../pixels/srgb-curve.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { EyePixels } from "./eye-pixels.ts";
import { atLeast, gravest, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

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
