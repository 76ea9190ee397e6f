export {
	DRAWN_LANDMARKS,
	type DrawnFace,
	type DrawnLandmark,
	drawCartoon,
	drawFace,
	drawFaceAnew,
	drawnLandmarks,
} from "./draw-face.ts";
export {
	type EncodeOptions,
	encodeFace,
	encodePixels,
	FACE_FORMATS,
	type FaceFormat,
} from "./encode-face.ts";
export type { FaceOptions } from "./face-options.ts";
export { PEOPLE, type Person } from "./people.ts";
