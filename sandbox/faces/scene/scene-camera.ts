import type { FaceScene } from "../face-options.ts";
import { type Camera, createCamera } from "../render/camera.ts";

/** Millimeters across the cheekbones; what `faceFraction` measures. */
const FACE_WIDTH = 143;
/** From the lens to the eyes: an arm's length and a little. */
const LENS_DISTANCE = 750;

export function createSceneCamera(scene: FaceScene): Camera {
	return createCamera({
		width: scene.width,
		height: scene.height,
		pxPerMm: (scene.faceFraction * scene.width) / FACE_WIDTH,
		originX: scene.center[0] * scene.width,
		originY: scene.center[1] * scene.height,
		distance: LENS_DISTANCE,
		pose: scene.pose,
	});
}
