import type { Aim } from "../guidance/choose-hint.ts";

/** An oval with the lines of a turned head, in pixels of the picture. */
export interface Oval {
	cx: number;
	cy: number;
	rx: number;
	ry: number;
	/** Degrees, clockwise. */
	roll: number;
	/** Paths from brow to chin and from ear to ear, bent as the head is turned, about the middle of the oval. */
	meridian: string;
	eyeLine: string;
}

/** The outer eye corners span this share of the face's width; a face is this much longer than wide. */
const CORNERS_BY_WIDTH = 0.65;
const LENGTH_BY_WIDTH = 1.36;
/** Where the eyes lie above the middle, by the half length. */
const EYES_UP = 0.12;

export function ovalOf(aim: Aim, width: number, height: number): Oval {
	const rx = (aim.size * Math.min(width, height)) / CORNERS_BY_WIDTH / 2;
	const ry = rx * LENGTH_BY_WIDTH;
	// A quadratic curve reaches half as far as its control point, so that twice the bulge is asked for.
	const aside = 2 * rx * Math.sin(radians(aim.yaw));
	const down = -EYES_UP * ry + 2 * ry * Math.sin(radians(aim.pitch)) * 0.5;
	return {
		cx: width / 2,
		cy: height / 2,
		rx,
		ry,
		roll: aim.roll,
		meridian: `M0 ${round(-ry)}Q${round(aside)} 0 0 ${round(ry)}`,
		eyeLine: `M${round(-rx)} ${round(-EYES_UP * ry)}Q0 ${round(down)} ${round(rx)} ${round(-EYES_UP * ry)}`,
	};
}

const radians = (angle: number): number => (angle * Math.PI) / 180;
const round = (length: number): number => Math.round(10 * length) / 10;
