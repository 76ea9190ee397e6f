import type { Point } from "@dewlight/core/skin/observation.ts";

/** Sets the mask's pixels whose centre lies inside the polygon (even-odd rule), clipped to the mask. */
export function fillPolygon(
	polygon: readonly Point[],
	mask: Uint8Array,
	width: number,
	height: number,
): void {
	let top = height;
	let bottom = 0;
	for (const [, y] of polygon) {
		if (y < top) top = y;
		if (y > bottom) bottom = y;
	}
	const crossings: number[] = [];
	const lastRow = Math.min(height - 1, Math.ceil(bottom));
	for (let y = Math.max(0, Math.floor(top)); y <= lastRow; y++) {
		crossings.length = 0;
		const middle = y + 0.5;
		let [fromX, fromY] = polygon[polygon.length - 1];
		for (const [toX, toY] of polygon) {
			if (fromY <= middle !== toY <= middle) {
				crossings.push(fromX + ((middle - fromY) / (toY - fromY)) * (toX - fromX));
			}
			fromX = toX;
			fromY = toY;
		}
		crossings.sort((p, q) => p - q);
		for (let c = 0; c + 1 < crossings.length; c += 2) {
			const start = Math.max(0, Math.ceil(crossings[c] - 0.5));
			const end = Math.min(width - 1, Math.floor(crossings[c + 1] - 0.5));
			if (end >= start) mask.fill(1, y * width + start, y * width + end + 1);
		}
	}
}
