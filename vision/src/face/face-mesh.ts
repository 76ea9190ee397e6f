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
type Point3 = readonly [x: number, y: number, z: number];

export function landmark(points: Float32Array, name: Landmark): Point3 {
	const at = LANDMARK[name] * 3;
	return [points[at], points[at + 1], points[at + 2]];
}

/** Distance of two landmarks in space, in the unit of the points. */
function span(points: Float32Array, from: Landmark, to: Landmark): number {
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

/** Shares of the distance between the outer eye corners; the eye by its own width. All free of the photo's size. */
export interface Expression {
	/** Gap of the lips: relaxed 0.01 to 0.04, open above 0.08. */
	mouthOpen: number;
	/** Width of the mouth: relaxed 0.44 to 0.55, smiling above 0.60. */
	smile: number;
	/** How far the corners of the mouth stand above its middle, percent: relaxed -3 to 0, smiling 1 and more, however wide the mouth is. */
	cornerLift: number;
	/** Opening of the less open eye by its width: open 0.30 to 0.38, closed below 0.22. */
	eyeOpen: number;
}

export function expressionOf(points: Float32Array): Expression {
	const eyes = span(points, "rightEyeOuter", "leftEyeOuter");
	const rightEye =
		span(points, "rightLidUpper", "rightLidLower") / span(points, "rightEyeOuter", "rightEyeInner");
	const leftEye = span(points, "leftLidUpper", "leftLidLower") / span(points, "leftEyeOuter", "leftEyeInner");
	return {
		mouthOpen: span(points, "upperLipInner", "lowerLipInner") / eyes,
		smile: span(points, "mouthRightCorner", "mouthLeftCorner") / eyes,
		cornerLift: (100 * cornerLift(points)) / eyes,
		eyeOpen: Math.min(rightEye, leftEye),
	};
}

/** Along the face's own way down. */
function cornerLift(points: Float32Array): number {
	const [top, chin] = [landmark(points, "foreheadTop"), landmark(points, "chinTip")];
	const down = chin.map((value, axis) => value - top[axis]);
	const height = (...names: ("upperLipInner" | "lowerLipInner" | "mouthRightCorner" | "mouthLeftCorner")[]) =>
		names.reduce(
			(sum, name) => sum + landmark(points, name).reduce((dot, value, axis) => dot + value * down[axis], 0),
			0,
		) / names.length;
	const lift = height("upperLipInner", "lowerLipInner") - height("mouthRightCorner", "mouthLeftCorner");
	return lift / Math.hypot(...down);
}

/** Degrees. Yaw: head turned left or right. Pitch: chin lifted (negative) or lowered. Roll: head tilted. */
export interface HeadPose {
	yaw: number;
	pitch: number;
	roll: number;
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Angle of the line through the outer eye corners, radians, clockwise in the picture. */
export function eyeLineAngle(points: Float32Array): number {
	const [rightX, rightY] = landmark(points, "rightEyeOuter");
	const [leftX, leftY] = landmark(points, "leftEyeOuter");
	return Math.atan2(leftY - rightY, leftX - rightX);
}

/**
 * Head angles from the mesh. The tilt is taken out first, so that yaw and pitch of a tilted head are those of the
 * same head held upright. The mesh's pitch is biased: faces looking straight ahead read about -5 to +16.
 */
export function headPose(points: Float32Array): HeadPose {
	const roll = eyeLineAngle(points);
	const cos = Math.cos(roll);
	const sin = Math.sin(roll);
	const upright = ([x, y, z]: Point3): Point3 => [cos * x + sin * y, cos * y - sin * x, z];
	const [rightX, , rightZ] = upright(landmark(points, "rightSide"));
	const [leftX, , leftZ] = upright(landmark(points, "leftSide"));
	const [, topY, topZ] = upright(landmark(points, "foreheadTop"));
	const [, chinY, chinZ] = upright(landmark(points, "chinTip"));
	return {
		yaw: degrees(Math.atan2(leftZ - rightZ, leftX - rightX)),
		pitch: degrees(Math.atan2(chinZ - topZ, chinY - topY)),
		roll: degrees(roll),
	};
}
