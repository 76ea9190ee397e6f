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
		[bottom + 1.2, 9 + 5 * broad],
		[-111 - down, 15 + 7 * broad],
		[-106 - down, 23.5 + 7 * broad],
		[-100 - down, 31.5 + 6 * broad],
		[-92 - down * 0.9, 40 * j + 4 * broad],
		[-78 - down * 0.7, 52 * j],
		[-60 - down * 0.5, 60.5 * (j * 0.6 + w * 0.4)],
		[-40, 66 * w],
		[-20, 69.5 * w],
		[0, 71.5 * w],
		[25, 74 * w],
		[50, 72.5 * w],
		[72, 66 * w],
		[88, 55 * w],
		[100, 39 * w],
		[108, 21 * w],
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
		[75, -17],
		[90, -35],
		[102, -56],
		[HEAD_TOP, -88],
	]);
	const center = createCurve([
		[bottom, -42],
		[-105 - down, -48],
		[-90 - down, -60],
		[-70, -76],
		[-45, -84],
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
