export interface Pose {
	/** Degrees; positive turns the face toward the subject's own left. */
	yaw: number;
	/** Degrees; positive looks down. */
	pitch: number;
	/** Degrees; positive tilts clockwise as the viewer sees it. */
	roll: number;
}

export interface CameraSetup {
	width: number;
	height: number;
	/** Pixels per millimeter at the plane of the eyes. */
	pxPerMm: number;
	/** Where the point between the eyes lies, pixels. */
	originX: number;
	originY: number;
	/** From lens to eyes, millimeters. */
	distance: number;
	pose: Pose;
}

/** Maps the face frame to pixels. `head` points turn with the pose; `body` points keep only the roll. */
export interface Camera extends CameraSetup {
	headRotation: Float64Array;
	bodyRotation: Float64Array;
	/** Pixel position and inverse depth (mm^-1, larger is nearer) of a point of the head. */
	projectHead(x: number, y: number, z: number): [px: number, py: number, inverseDepth: number];
}

/** The head turns about the top of the neck. */
export const PIVOT_Y = -50;
export const PIVOT_Z = -85;

function rotation(pose: Pose): Float64Array {
	const yaw = (pose.yaw * Math.PI) / 180;
	const pitch = (pose.pitch * Math.PI) / 180;
	const roll = (-pose.roll * Math.PI) / 180;
	const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)];
	const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
	const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
	// Roll after pitch after yaw, in camera axes (x right, y up, z toward the lens).
	const turned = [cy, 0, sy, 0, 1, 0, -sy, 0, cy];
	const nodded = [
		turned[0],
		turned[1],
		turned[2],
		cp * turned[3] - sp * turned[6],
		cp * turned[4] - sp * turned[7],
		cp * turned[5] - sp * turned[8],
		sp * turned[3] + cp * turned[6],
		sp * turned[4] + cp * turned[7],
		sp * turned[5] + cp * turned[8],
	];
	return Float64Array.from([
		cr * nodded[0] - sr * nodded[3],
		cr * nodded[1] - sr * nodded[4],
		cr * nodded[2] - sr * nodded[5],
		sr * nodded[0] + cr * nodded[3],
		sr * nodded[1] + cr * nodded[4],
		sr * nodded[2] + cr * nodded[5],
		nodded[6],
		nodded[7],
		nodded[8],
	]);
}

export function createCamera(setup: CameraSetup): Camera {
	const headRotation = rotation(setup.pose);
	const bodyRotation = rotation({ yaw: 0, pitch: 0, roll: setup.pose.roll });
	const r = headRotation;
	return {
		...setup,
		headRotation,
		bodyRotation,
		projectHead(x, y, z) {
			const dy = y - PIVOT_Y;
			const dz = z - PIVOT_Z;
			const cx = r[0] * x + r[1] * dy + r[2] * dz;
			const cy = r[3] * x + r[4] * dy + r[5] * dz + PIVOT_Y;
			const cz = r[6] * x + r[7] * dy + r[8] * dz + PIVOT_Z;
			const inverse = 1 / (setup.distance - cz);
			const scale = setup.pxPerMm * setup.distance * inverse;
			return [setup.originX + cx * scale, setup.originY - cy * scale, inverse];
		},
	};
}
