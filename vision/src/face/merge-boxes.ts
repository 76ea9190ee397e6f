import { type DetectedBox, overlap } from "./detected-box.ts";

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
