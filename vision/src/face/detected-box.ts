/** A face as the detector sees it; lengths in decoded pixels. */
export interface DetectedBox {
	score: number;
	centreX: number;
	centreY: number;
	width: number;
	height: number;
	/** Middles of the eyes on the picture's left and right. */
	eyes: readonly [leftX: number, leftY: number, rightX: number, rightY: number];
}

/** Shared area by joint area of two boxes, 0 to 1. */
export function overlap(one: DetectedBox, other: DetectedBox): number {
	const shared =
		sharedLength(one.centreX, one.width, other.centreX, other.width) *
		sharedLength(one.centreY, one.height, other.centreY, other.height);
	return shared / (one.width * one.height + other.width * other.height - shared);
}

function sharedLength(centre: number, length: number, otherCentre: number, otherLength: number): number {
	const end = Math.min(centre + length / 2, otherCentre + otherLength / 2);
	const start = Math.max(centre - length / 2, otherCentre - otherLength / 2);
	return Math.max(0, end - start);
}
