import type { Point } from "@dewlight/core/skin/observation.ts";
import { principalAxes } from "../pixels/principal-axes.ts";

/** Crop pixels between two points of a traced line. */
const STEP = 4;

/** The middle of an elongated group of pixels as a polyline along its long axis. */
export function traceLine(pixels: readonly number[], width: number): Point[] {
	const { x, y, angle } = principalAxes(pixels, width);
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const bins = new Map<number, { along: number; across: number; count: number }>();
	for (const i of pixels) {
		const row = Math.floor(i / width);
		const dx = i - row * width - x;
		const dy = row - y;
		const along = cos * dx + sin * dy;
		const key = Math.round(along / STEP);
		const bin = bins.get(key) ?? { along: 0, across: 0, count: 0 };
		bin.along += along;
		bin.across += cos * dy - sin * dx;
		bin.count++;
		bins.set(key, bin);
	}
	return [...bins.keys()]
		.sort((p, q) => p - q)
		.map((key): Point => {
			const bin = bins.get(key) ?? { along: 0, across: 0, count: 1 };
			const along = bin.along / bin.count;
			const across = bin.across / bin.count;
			return [x + cos * along - sin * across + 0.5, y + sin * along + cos * across + 0.5];
		});
}
