export { drawCartoon } from "./draw-cartoon.ts";
export { type DrawnFace, drawFace, drawFaceAnew } from "./draw-face.ts";
export {
	type EncodeOptions,
	encodeFace,
	encodePixels,
	FACE_FORMATS,
	type FaceFormat,
} from "./encode-face.ts";
export { DRAWN_LANDMARKS, type DrawnLandmark, drawnLandmarks } from "./face-landmarks.ts";
export type { FaceOptions } from "./face-options.ts";
export { PEOPLE, type Person } from "./people.ts";
