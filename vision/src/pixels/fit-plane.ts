/** Coefficients of value = x*dx + y*dy + offset. */
export interface FittedPlane {
	dx: number;
	dy: number;
	offset: number;
}

/** Least-squares plane through scattered values. With fewer than three spread points only the mean is fitted. */
export function fitPlane(
	xs: readonly number[],
	ys: readonly number[],
	values: readonly number[],
): FittedPlane {
	const count = values.length;
	const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
	const [mx, my, mv] = [mean(xs), mean(ys), mean(values)];
	let xx = 0;
	let yy = 0;
	let xy = 0;
	let xv = 0;
	let yv = 0;
	for (let i = 0; i < count; i++) {
		const x = xs[i] - mx;
		const y = ys[i] - my;
		const v = values[i] - mv;
		xx += x * x;
		yy += y * y;
		xy += x * y;
		xv += x * v;
		yv += y * v;
	}
	const determinant = xx * yy - xy * xy;
	if (!(determinant > 1e-9 * Math.max(1, xx * yy))) return { dx: 0, dy: 0, offset: mv };
	const dx = (yy * xv - xy * yv) / determinant;
	const dy = (xx * yv - xy * xv) / determinant;
	return { dx, dy, offset: mv - dx * mx - dy * my };
}
