import type { Box, PhotoFacts } from "@dewlight/core/skin/observation.ts";
import type { PhotoConditions } from "./measure/measurability.ts";
import { roundFigures } from "./measure/readings.ts";
import { type Chroma, type EyeFacts, eyeFacts, eyePixels, eyeWhiteChroma } from "./quality/eyes.ts";
import { eyeCornerSpan } from "./quality/face-framing.ts";
import { edgeSoftnessOf, judgedPlane, nativeCrop, noiseOf, reblurOf } from "./quality/fine-detail.ts";
import { colourCastOf, type ExposureFacts, exposureOf, type LightFacts, lightOf } from "./quality/light.ts";
import { type PlausibilityFacts, plausibilityOf } from "./quality/plausible-skin.ts";
import type { Portrait } from "./quality/portrait.ts";

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

/** What the measurements ask about the photo, rounded as it is reported. */
export function photoConditions(portrait: Portrait, facts: PortraitFacts): PhotoConditions {
	const { pose, expression } = portrait;
	return {
		pose_deg: {
			yaw: roundFigures(pose.yaw),
			pitch: roundFigures(pose.pitch),
			roll: roundFigures(pose.roll),
		},
		expression: {
			mouth_open: roundFigures(expression.mouthOpen),
			smile: roundFigures(expression.smile),
			corner_lift: roundFigures(expression.cornerLift),
			eye_open: roundFigures(expression.eyeOpen),
		},
		reblur: roundFigures(facts.reblur),
		clip_high: roundFigures(facts.exposure.clipHigh),
		noise: roundFigures(facts.noise),
		light_asymmetry: roundFigures(facts.light.asymmetry),
		colour_cast: roundFigures(facts.colourCast),
	};
}

/** The photo part of an observation; lengths in pixels of the oriented photo. */
export function photoFacts(
	portrait: Portrait,
	facts: PortraitFacts,
	conditions: PhotoConditions,
	measured: Pick<PhotoFacts, "px_per_mm">,
): PhotoFacts {
	const { photo, mesh } = portrait;
	const { x, y, width, height } = mesh.box;
	const face_box: Box = [x, y, width, height].map((length) => Math.round(length * photo.scale)) as Box;
	return {
		width: photo.photoWidth,
		height: photo.photoHeight,
		format: photo.format,
		face_box,
		face_count: 1,
		inter_ocular_px: roundFigures(eyeCornerSpan(portrait)),
		px_per_mm: measured.px_per_mm,
		...conditions,
		clip_low: roundFigures(facts.exposure.clipLow),
	};
}
