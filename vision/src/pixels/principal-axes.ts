/** Centre, direction and spread of a group of pixels, from its second moments. */
export interface PrincipalAxes {
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
