import type { Point } from "@dewlight/core/skin/observation.ts";

/** Outer and inner corner of the eye on the picture's left (the subject's right) and on its right. */
const EYE_CORNERS = [
	[33, 133],
	[362, 263],
] as const;

/** Middle of each eye, from the corners: steadier than the iris when the eyes look aside. `stride` is 2 or 3. */
export function eyeCentres(points: Float32Array, stride: 2 | 3): [Point, Point] {
	const [right, left] = EYE_CORNERS.map(
		([from, to]): Point => [
			(points[stride * from] + points[stride * to]) / 2,
			(points[stride * from + 1] + points[stride * to + 1]) / 2,
		],
	);
	return [right, left];
}

/** Distance of the eye centres, in the points' pixels. */
export function pupilDistance(points: Float32Array, stride: 2 | 3): number {
	const [right, left] = eyeCentres(points, stride);
	return Math.hypot(left[0] - right[0], left[1] - right[1]);
}
