/** Whether no pixel within `reach` of `i` is above it; the caller keeps the window inside the plane. */
export function isPeak(plane: Float32Array, i: number, width: number, reach: number): boolean {
	const value = plane[i];
	for (let dy = -reach; dy <= reach; dy++) {
		for (let j = i + dy * width - reach; j <= i + dy * width + reach; j++) if (plane[j] > value) return false;
	}
	return true;
}

/** Flatter over steeper curvature of a bright peak, 0 (a line) to 1 (a disc); below 0 for a saddle. `step` in pixels. */
export function roundness(plane: Float32Array, i: number, width: number, step: number): number {
	const centre = 2 * plane[i];
	const up = i - step * width;
	const down = i + step * width;
	const xx = plane[i - step] + plane[i + step] - centre;
	const yy = plane[up] + plane[down] - centre;
	const xy = (plane[down + step] - plane[down - step] - plane[up + step] + plane[up - step]) / 4;
	const mean = (xx + yy) / 2;
	const reach = Math.hypot((xx - yy) / 2, xy);
	const steeper = mean - reach;
	return steeper >= 0 ? -1 : (mean + reach) / steeper;
}
