/** Mesh indices by name. Right and left are the subject's own; the subject's right is the picture's left. */
export const LANDMARK = {
	rightEyeOuter: 33,
	rightEyeInner: 133,
	rightLidUpper: 159,
	rightLidLower: 145,
	leftEyeOuter: 263,
	leftEyeInner: 362,
	leftLidUpper: 386,
	leftLidLower: 374,
	foreheadTop: 10,
	chinTip: 152,
	rightSide: 234,
	leftSide: 454,
	noseTip: 1,
	mouthRightCorner: 61,
	mouthLeftCorner: 291,
	upperLipInner: 13,
	lowerLipInner: 14,
} as const;

export type Landmark = keyof typeof LANDMARK;
export type Point3 = readonly [x: number, y: number, z: number];

export function landmark(points: Float32Array, name: Landmark): Point3 {
	const at = LANDMARK[name] * 3;
	return [points[at], points[at + 1], points[at + 2]];
}

/** Distance of two landmarks in space, in the unit of the points. */
export function span(points: Float32Array, from: Landmark, to: Landmark): number {
	const [ax, ay, az] = landmark(points, from);
	const [bx, by, bz] = landmark(points, to);
	return Math.hypot(ax - bx, ay - by, az - bz);
}

/** Landmarks of the 468-point face mesh. */
export const MESH_POINTS = 468;

/** Rectangle in decoded pixels. */
export interface FaceBox {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** One face as the mesh model sees it. */
export interface FaceMesh {
	/** x, y, z of each landmark in pixels of the decoded photo; z grows away from the camera. */
	points: Float32Array;
	/** Probability, 0 to 1, that the region is a face; says nothing about what covers it. */
	flag: number;
	/** Score of the detector, 0 to 1. */
	detectorScore: number;
	/** Smallest upright rectangle around the landmarks. */
	box: FaceBox;
}
