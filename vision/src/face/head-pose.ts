import { landmark, type Point3 } from "./face-mesh.ts";

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
