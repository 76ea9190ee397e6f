import { type DrawnFace, drawFace, type FaceOptions } from "@dewlight/sandbox/faces/index.ts";
import { sharedFaceRunner } from "../face/face-runner.ts";
import type { PhotoConditions } from "../measure/measurability.ts";
import { measureSkin, type SkinMeasurement } from "../measure/measure-skin.ts";
import { alignFace } from "../regions/align-face.ts";
import type { AlignedFace, FacePoints, PhotoPixels } from "../regions/aligned-face.ts";
import { maskSkin, type SkinView } from "../regions/mask-skin.ts";

/** Even light, a level look, a relaxed mouth: nothing stands in a metric's way. */
export const CALM: PhotoConditions = {
	pose_deg: { yaw: 0, pitch: 0, roll: 0 },
	expression: { mouth_open: 0.01, smile: 0.48, corner_lift: -1.5, eye_open: 0.33 },
	reblur: 0.5,
	noise: 0.8,
	light_asymmetry: 3,
	colour_cast: 0.05,
	clip_high: 0,
};

export interface Look {
	photo: PhotoPixels;
	mesh: FacePoints;
	face: AlignedFace;
	skin: SkinView;
	/** Measured when first asked for. */
	readonly measured: SkinMeasurement;
}

const looks = new Map<string, Promise<Look>>();

/**
 * Draws a face and looks at it with the real models, without the quality checks; equal options are drawn and looked
 * at once per test file.
 */
export function lookAtDrawn(options: FaceOptions, conditions: PhotoConditions = CALM): Promise<Look> {
	const key = JSON.stringify([options, conditions]);
	const known = looks.get(key);
	if (known) return known;
	const look = lookAt(drawFace({ width: 800, height: 800, faceFraction: 0.55, ...options }), conditions);
	looks.set(key, look);
	return look;
}

export async function lookAt(drawn: DrawnFace, conditions: PhotoConditions = CALM): Promise<Look> {
	const { rgb, width, height } = drawn;
	const photo: PhotoPixels = { rgb, width, height, photoWidth: width, photoHeight: height };
	const [mesh] = (await sharedFaceRunner()).findFaces(photo).faces;
	if (!mesh) throw new Error("no face found in the drawing");
	const face = alignFace(photo, mesh);
	const skin = maskSkin(face);
	let measured: SkinMeasurement | undefined;
	return {
		photo,
		mesh,
		face,
		skin,
		get measured() {
			measured ??= measureSkin({ photo, face, skin, conditions });
			return measured;
		},
	};
}
