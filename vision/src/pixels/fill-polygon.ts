import type { Point } from "@dewlight/core/skin/observation.ts";

/** Sets the mask's pixels whose centre lies inside the polygon (even-odd rule), clipped to the mask. */
export function fillPolygon(
	polygon: readonly Point[],
	mask: Uint8Array,
	width: number,
	height: number,
): void {
	const corners = polygon.length;
	const xs = new Float64Array(corners);
	const ys = new Float64Array(corners);
	let top = height;
	let bottom = 0;
	for (let n = 0; n < corners; n++) {
		xs[n] = polygon[n][0];
		ys[n] = polygon[n][1];
		if (ys[n] < top) top = ys[n];
		if (ys[n] > bottom) bottom = ys[n];
	}
	const crossings: number[] = [];
	const lastRow = Math.min(height - 1, Math.ceil(bottom));
	for (let y = Math.max(0, Math.floor(top)); y <= lastRow; y++) {
		crossings.length = 0;
		const middle = y + 0.5;
		for (let n = 0, from = corners - 1; n < corners; from = n++) {
			if (ys[from] <= middle !== ys[n] <= middle)
				addInOrder(crossings, xs[from] + ((middle - ys[from]) / (ys[n] - ys[from])) * (xs[n] - xs[from]));
		}
		for (let c = 0; c + 1 < crossings.length; c += 2) {
			const start = Math.max(0, Math.ceil(crossings[c] - 0.5));
			const end = Math.min(width - 1, Math.floor(crossings[c + 1] - 0.5));
			if (end >= start) mask.fill(1, y * width + start, y * width + end + 1);
		}
	}
}

/** Rows cross an outline two or four times: a whole sort for each would cost more than it orders. */
function addInOrder(ascending: number[], value: number): void {
	let at = ascending.length;
	ascending.push(value);
	for (; at > 0 && ascending[at - 1] > value; at--) ascending[at] = ascending[at - 1];
	ascending[at] = value;
}
