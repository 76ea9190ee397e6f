import { luminanceOfBytes } from "../pixels/luminance.ts";
import { median, quantile } from "../pixels/quantile.ts";
import { atLeast, gravest, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

/** Opening of the less open eye by its width. */
const OPENING = { warn: 0.14 };
/** Light of the eyes' bright parts by light of the skin. */
const EYE_LIGHT = { warn: 0.22 };

/** Every so many skin pixels are enough for a median. */
const SAMPLED = 16;

/**
 * Brightness of the eye whites relative to the skin. Eye whites are at least as light as most skin; where they are
 * much darker, the eyes lie in hard shadow or behind dark glasses.
 */
export function eyeLight({ aligned, skin }: Pick<Portrait, "aligned" | "skin">, eyes: Int32Array): number {
	if (eyes.length === 0 || skin.pixels.length === 0) return 1;
	const luminance = (i: number): number =>
		luminanceOfBytes(aligned.rgb[3 * i], aligned.rgb[3 * i + 1], aligned.rgb[3 * i + 2]);
	const whites = quantile(Float32Array.from(eyes, luminance), 0.9);
	const skinSample = skin.pixels.filter((_, n) => n % SAMPLED === 0);
	return whites / Math.max(1e-4, median(Float32Array.from(skinSample, luminance)));
}

export function checkEyes(eyeOpen: number, light: number): Judgement {
	return gravest(
		atLeast("eyes", eyeOpen, OPENING, { warn: "Your eyes look closed. Open them and try again." }),
		atLeast("eyes", light, EYE_LIGHT, {
			warn: "Your eyes are in shadow or covered. Take off dark glasses and face the light.",
		}),
	);
}
