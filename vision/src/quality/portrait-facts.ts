import { colourCastOf } from "./colour-cast.ts";
import { edgeSoftnessOf } from "./edge-softness.ts";
import { type ExposureFacts, exposureOf } from "./exposure.ts";
import { eyePixels } from "./eye-pixels.ts";
import { type Chroma, eyeWhiteChroma } from "./eye-white-chroma.ts";
import { type EyeFacts, eyeFacts } from "./eyes.ts";
import { type LightFacts, lightOf } from "./light.ts";
import { nativeCrop } from "./native-crop.ts";
import { noiseOf } from "./noise.ts";
import { type PlausibilityFacts, plausibilityOf } from "./plausible-skin.ts";
import type { Portrait } from "./portrait.ts";
import { judgedPlane, reblurOf } from "./sharpness.ts";

/** What the checks judge and the observation reports, measured once. */
export interface PortraitFacts {
	reblur: number;
	edgeSoftness: number;
	exposure: ExposureFacts;
	noise: number;
	light: LightFacts;
	colourCast: number;
	eyes: EyeFacts;
	/** a*, b* of the eye whites, which show the light. */
	whites: Chroma;
	plausibility: PlausibilityFacts;
}

export function portraitFacts(portrait: Portrait): PortraitFacts {
	const eyes = eyePixels(portrait.aligned);
	const whites = eyeWhiteChroma(portrait.aligned.rgb, eyes.both);
	const native = nativeCrop(portrait);
	const judged = judgedPlane(native);
	const seen = eyeFacts(portrait, eyes);
	const edgeSoftness = edgeSoftnessOf(judged);
	return {
		reblur: reblurOf(judged),
		edgeSoftness,
		exposure: exposureOf(portrait, eyes),
		noise: noiseOf(native, portrait.skin),
		light: lightOf(portrait),
		colourCast: colourCastOf(portrait, whites),
		eyes: seen,
		whites,
		plausibility: plausibilityOf(portrait, whites, { eyeContrast: seen.contrast, edgeSoftness }),
	};
}
