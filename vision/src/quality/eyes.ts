import { luminanceOfBytes } from "../pixels/luminance.ts";
import { median, quantile } from "../pixels/quantile.ts";
import type { EyePixels } from "./eye-pixels.ts";
import { atLeast, gravest, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

const OPENING = { warn: 0.14 };
const EYE_LIGHT = { warn: 0.22 };
const EYE_CONTRAST = { warn: 2.2 };

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
}

export function eyeFacts(
	{ aligned, skin, expression }: Pick<Portrait, "aligned" | "skin" | "expression">,
	eyes: EyePixels,
): EyeFacts {
	const luminances = (pixels: ArrayLike<number>): Float32Array =>
		Float32Array.from(pixels, (i) =>
			Math.max(1e-4, luminanceOfBytes(aligned.rgb[3 * i], aligned.rgb[3 * i + 1], aligned.rgb[3 * i + 2])),
		);
	const contrast = (pixels: readonly number[]): number => {
		const values = luminances(pixels);
		return values.length === 0 ? 0 : quantile(values, 0.9) / quantile(values, 0.1);
	};
	const skinLight = median(luminances(skin.pixels.filter((_, n) => n % SAMPLED === 0)));
	const light = quantile(luminances(eyes.both), 0.9) / skinLight;
	return {
		open: expression.eyeOpen,
		light: Number.isNaN(light) ? 0 : light,
		contrast: Math.min(contrast(eyes.right), contrast(eyes.left)),
	};
}

export function checkEyes({ open, light, contrast }: EyeFacts): Judgement {
	const closed = { warn: "An eye looks closed or covered. Open both eyes, uncover your face and try again." };
	return gravest(
		atLeast("eyes", light, EYE_LIGHT, {
			warn: "Your eyes are in shadow or covered. Take off dark glasses and face the light.",
		}),
		atLeast("eyes", contrast, EYE_CONTRAST, closed),
		atLeast("eyes", open, OPENING, closed),
	);
}
