import { createCurve } from "../render/curve.ts";
import type { FaceShape } from "./face-shape.ts";

export const HEAD_TOP = 112;
const SUPERELLIPSE = 2.3;

/** The head without features: horizontal cross-sections, superelliptic in front and elliptic behind. */
export interface HeadBase {
	bottom: number;
	halfWidth(y: number): number;
	/** z of the widest section. */
	center(y: number): number;
	/** z of the front at x = 0. */
	front(y: number): number;
	/** z of the front surface above a frontal point; NaN outside the outline. */
	surface(x: number, y: number): number;
}

export function createHeadBase(shape: FaceShape): HeadBase {
	const w = shape.headWidth;
	const j = w * shape.jawWidth;
	const broad = shape.chinBreadth;
	const down = shape.faceLength;
	const bottom = -115 - down;
	const halfWidth = createCurve([
		[bottom, 0],
		[bottom + 0.6, 5 + 3 * broad],
		[bottom + 2.2, 10 + 5 * broad],
		[bottom + 5, 15.5 + 6 * broad],
		[bottom + 9, 21.5 + 6.5 * broad],
		[-99 - down, 30.5 + 6 * broad],
		[-91 - down * 0.9, 39.5 * (j * 0.5 + 0.5) + 4.5 * broad],
		[-80 - down * 0.7, 49.5 * j + 2.5 * broad],
		[-62 - down * 0.5, 59.5 * (j * 0.7 + w * 0.3)],
		[-42, 65.2 * (j * 0.3 + w * 0.7)],
		[-20, 69.8 * w],
		[0, 72 * w],
		[25, 74 * w],
		[50, 72.5 * w],
		[70, 67 * w],
		[84, 59 * w],
		[95, 49 * w],
		[103, 38 * w],
		[108, 28 * w],
		[110.7, 18 * w],
		[111.7, 9 * w],
		[HEAD_TOP, 0],
	]);
	const front = createCurve([
		[bottom, -40],
		[-112 - down, -22],
		[-108 - down, -14],
		[-102 - down, -10],
		[-92 - down * 0.9, -9],
		[-75, -5.5],
		[-60, -3],
		[-40, -3.5],
		[-20, -6],
		[0, -4.5],
		[15, 0.5],
		[30, 2],
		[45, 0],
		[60, -6],
		[75, -16],
		[90, -32],
		[101, -49],
		[108, -65],
		[111, -77],
		[HEAD_TOP, -88],
	]);
	const center = createCurve([
		[bottom, -42],
		[-106 - down, -47],
		[-92 - down, -57],
		[-76, -70],
		[-55, -80],
		[-20, -86],
		[0, -88],
		[HEAD_TOP, -88],
	]);
	const base: HeadBase = {
		bottom,
		halfWidth: (y) => halfWidth.at(y),
		center: (y) => center.at(y),
		front: (y) => front.at(y),
		surface(x, y) {
			const width = halfWidth.at(y);
			const across = Math.abs(x) / width;
			if (!(across <= 1)) return Number.NaN;
			const middle = center.at(y);
			return middle + (front.at(y) - middle) * (1 - across ** SUPERELLIPSE) ** (1 / SUPERELLIPSE);
		},
	};
	return base;
}
