import { type FaceOptions, resolveFace } from "./face-options.ts";
import { createEyeOutline } from "./geometry/eye-outline.ts";
import { createHeadBase } from "./geometry/head-base.ts";
import { createMouthOutline } from "./geometry/mouth-outline.ts";
import { noseLandmarks } from "./geometry/nose-relief.ts";
import { createRelief } from "./geometry/relief.ts";
import { createSceneCamera } from "./scene/scene-camera.ts";

export const DRAWN_LANDMARKS = [
	"leftEyeOuter",
	"leftEyeInner",
	"rightEyeOuter",
	"rightEyeInner",
	"noseTip",
	"leftMouthCorner",
	"rightMouthCorner",
	"chin",
] as const;
export type DrawnLandmark = (typeof DRAWN_LANDMARKS)[number];

/** Where the drawn face has its landmarks, pixels of the picture; left is the subject's own left. */
export function drawnLandmarks(options: FaceOptions): Record<DrawnLandmark, [x: number, y: number]> {
	const scene = resolveFace(options);
	const { shape } = scene.person;
	const base = createHeadBase(shape);
	const relief = createRelief(shape, scene.expression);
	const eye = createEyeOutline(shape, scene.expression);
	const mouth = createMouthOutline(shape, scene.expression);
	const camera = createSceneCamera(scene);
	const at = (x: number, y: number): [number, number] => {
		const [px, py] = camera.projectHead(x, y, base.surface(x, y) + relief(x, y));
		return [px, py];
	};
	const outer = eye.centerX + eye.halfWidth;
	const inner = eye.centerX - eye.halfWidth;
	return {
		leftEyeOuter: at(outer, eye.cornerLine(1)),
		leftEyeInner: at(inner, eye.cornerLine(-1)),
		rightEyeOuter: at(-outer, eye.cornerLine(1)),
		rightEyeInner: at(-inner, eye.cornerLine(-1)),
		noseTip: at(0, noseLandmarks(shape).tip),
		leftMouthCorner: at(mouth.halfWidth, mouth.upperEdge(1)),
		rightMouthCorner: at(-mouth.halfWidth, mouth.upperEdge(1)),
		chin: at(0, base.bottom + 3),
	};
}
