/** Boxes that share more than this belong to one face. */
const SAME_FACE = 0.3;

/**
 * Weighted suppression (BlazeFace, Bazarevsky 2019): overlapping boxes are averaged by score instead of dropped,
 * which steadies the box under small changes of the picture. Best score first.
 */
export function mergeBoxes(boxes: readonly DetectedBox[]): DetectedBox[] {
	const merged: DetectedBox[] = [];
	let rest = [...boxes].sort((one, other) => other.score - one.score);
	for (let best = rest[0]; best !== undefined; best = rest[0]) {
		const lead = best;
		merged.push(
			average(
				lead.score,
				rest.filter((box) => box === lead || overlap(lead, box) > SAME_FACE),
			),
		);
		rest = rest.filter((box) => box !== lead && overlap(lead, box) <= SAME_FACE);
	}
	return merged;
}

function average(score: number, group: readonly DetectedBox[]): DetectedBox {
	const total = group.reduce((sum, box) => sum + box.score, 0);
	const mean = (value: (box: DetectedBox) => number): number =>
		group.reduce((sum, box) => sum + box.score * value(box), 0) / total;
	return {
		score,
		centreX: mean((box) => box.centreX),
		centreY: mean((box) => box.centreY),
		width: mean((box) => box.width),
		height: mean((box) => box.height),
		eyes: [
			mean((box) => box.eyes[0]),
			mean((box) => box.eyes[1]),
			mean((box) => box.eyes[2]),
			mean((box) => box.eyes[3]),
		],
	};
}

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
