import { colourCastOf } from "./colour-cast.ts";
import { edgeSoftnessOf } from "./edge-softness.ts";
import { type ExposureFacts, exposureOf } from "./exposure.ts";
import { eyePixels } from "./eye-pixels.ts";
import { eyeWhiteChroma } from "./eye-white-chroma.ts";
import { type EyeFacts, eyeFacts } from "./eyes.ts";
import { type LightFacts, lightOf } from "./light.ts";
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
	plausibility: PlausibilityFacts;
}

export function portraitFacts(portrait: Portrait): PortraitFacts {
	const eyes = eyePixels(portrait.aligned);
	const whites = eyeWhiteChroma(portrait.aligned.rgb, eyes.both);
	const judged = judgedPlane(portrait);
	const seen = eyeFacts(portrait, eyes);
	const edgeSoftness = edgeSoftnessOf(judged);
	return {
		reblur: reblurOf(judged),
		edgeSoftness,
		exposure: exposureOf(portrait, eyes),
		noise: noiseOf(portrait),
		light: lightOf(portrait),
		colourCast: colourCastOf(portrait, whites),
		eyes: seen,
		plausibility: plausibilityOf(portrait, whites, { eyeContrast: seen.contrast, edgeSoftness }),
	};
}
