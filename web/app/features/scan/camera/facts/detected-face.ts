/** Points of the detector in its own order; right and left are the subject's own. */
export const FACE_POINTS = ["rightEye", "leftEye", "nose", "mouth", "rightEar", "leftEar"] as const;
export type FacePoint = (typeof FACE_POINTS)[number];

/** Pixels of the frame. */
export interface Point {
	x: number;
	y: number;
}

/** A face as the detector sees it; lengths in pixels of the frame. */
export interface DetectedFace {
	/** 0 to 1. */
	score: number;
	centre: Point;
	width: number;
	height: number;
	points: Record<FacePoint, Point>;
}
