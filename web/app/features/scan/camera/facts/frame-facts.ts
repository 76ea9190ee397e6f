import type { DetectedFace, Point } from "../analysis/face-finder.ts";
import type { FramePixels } from "./frame-pixels.ts";
import { type LightFacts, type LightLikeness, lightFacts, lightLikeness } from "./light-facts.ts";

/** How the head is held, degrees. Yaw: toward the subject's own left. Pitch: looking down. Roll: clockwise. */
export interface Pose {
	yaw: number;
	pitch: number;
	roll: number;
}

/** One face in terms that do not depend on the size of the frame. */
export interface FaceFacts extends Pose {
	/** Distance of the outer eye corners by the shorter edge of the frame. */
	size: number;
	/** Middle of the face as shares of the frame's width and height. */
	x: number;
	y: number;
}

/** The outer corners are this much farther apart than the middles of the eyes (docs/decisions/005). */
const CORNERS_PER_PUPILS = 1.45;

/** The nose stands out in front of the ears by about this share of the distance between them. */
const NOSE_REACH = 0.9;
/** Where a level face has its nose on the way from the eyes to the mouth, and how far the ears lie below the eyes. */
const LEVEL = { nose: 0.56, ears: 0.09 };
/** How much these shift with the tangent of the pitch. */
const SHIFT = { nose: 0.42, ears: 0.35 };

function faceFacts(face: DetectedFace, { width, height }: Pick<FramePixels, "width" | "height">): FaceFacts {
	const { rightEye, leftEye } = face.points;
	const pupils = Math.hypot(leftEye.x - rightEye.x, leftEye.y - rightEye.y);
	return {
		size: (CORNERS_PER_PUPILS * pupils) / Math.min(width, height),
		x: face.centre.x / width,
		y: face.centre.y / height,
		...poseOf(face),
	};
}

/** A rough pose from six points: good enough to ask for another, far from a measurement. */
function poseOf({ points }: Pick<DetectedFace, "points">): Pose {
	const roll = Math.atan2(points.leftEye.y - points.rightEye.y, points.leftEye.x - points.rightEye.x);
	const upright = ({ x, y }: Point): Point => ({
		x: Math.cos(roll) * x + Math.sin(roll) * y,
		y: Math.cos(roll) * y - Math.sin(roll) * x,
	});
	const eyes = middle(upright(points.rightEye), upright(points.leftEye));
	const [rightEar, leftEar] = [upright(points.rightEar), upright(points.leftEar)];
	const ears = middle(rightEar, leftEar);
	const nose = upright(points.nose);
	const mouth = upright(points.mouth);
	const earSpan = Math.max(1e-6, leftEar.x - rightEar.x);
	const noseDown = (nose.y - eyes.y) / Math.max(1e-6, mouth.y - eyes.y);
	const earsDown = (ears.y - eyes.y) / earSpan;
	const tangent = ((noseDown - LEVEL.nose) / SHIFT.nose - (earsDown - LEVEL.ears) / SHIFT.ears) / 2;
	return {
		yaw: degrees(Math.atan((nose.x - ears.x) / earSpan / NOSE_REACH)),
		pitch: degrees(Math.atan(tangent)),
		roll: degrees(roll),
	};
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** All that is known of one frame. Lives for a moment on the device; nothing of it is stored or sent. */
export interface FrameFacts {
	light: LightFacts;
	faceCount: number;
	/** The largest face. */
	face: FaceFacts | null;
	/** What a frame of the same face is held against; null without a face. */
	likeness: LightLikeness | null;
}

/** A face this much narrower than the largest is a passer-by or a picture on the wall. */
const LEAST_SHARE = 0.4;

export function frameFacts(frame: FramePixels, faces: readonly DetectedFace[]): FrameFacts {
	const [largest = null] = faces.toSorted((a, b) => b.width - a.width);
	return {
		light: lightFacts(frame, largest),
		faceCount: faces.filter(({ width }) => width >= LEAST_SHARE * (largest?.width ?? 0)).length,
		face: largest && faceFacts(largest, frame),
		likeness: largest && lightLikeness(frame, largest),
	};
}
