import type { Point } from "@dewlight/core/skin/observation.ts";

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

/** Centre, direction and spread of a group of pixels, from its second moments. */
interface PrincipalAxes {
	x: number;
	y: number;
	/** Direction of the long axis in radians, -pi/2 to pi/2; 0 lies along a row. */
	angle: number;
	/** Standard deviations along and across the long axis, pixels. */
	along: number;
	across: number;
}

export function principalAxes(pixels: readonly number[], width: number): PrincipalAxes {
	let x = 0;
	let y = 0;
	for (const i of pixels) {
		const row = Math.floor(i / width);
		x += i - row * width;
		y += row;
	}
	x /= pixels.length;
	y /= pixels.length;
	let xx = 0;
	let yy = 0;
	let xy = 0;
	for (const i of pixels) {
		const row = Math.floor(i / width);
		const dx = i - row * width - x;
		const dy = row - y;
		xx += dx * dx;
		yy += dy * dy;
		xy += dx * dy;
	}
	// A single pixel is itself one pixel wide: 1/12 keeps the ratio finite.
	xx = xx / pixels.length + 1 / 12;
	yy = yy / pixels.length + 1 / 12;
	xy /= pixels.length;
	const mean = (xx + yy) / 2;
	const reach = Math.hypot((xx - yy) / 2, xy);
	return {
		x,
		y,
		angle: 0.5 * Math.atan2(2 * xy, xx - yy),
		along: Math.sqrt(mean + reach),
		across: Math.sqrt(Math.max(1e-6, mean - reach)),
	};
}
