/** Box blur of a grid along rows and columns, repeated; edges are held. */
function blurGrid(field: Float32Array, rows: number, columns: number, radius: number): Float32Array {
	let current = Float32Array.from(field);
	let other = new Float32Array(field.length);
	const line = (count: number, start: number, step: number): void => {
		const last = count - 1;
		const scale = 1 / (2 * radius + 1);
		let sum = 0;
		for (let k = -radius; k <= radius; k++) sum += current[start + Math.max(0, Math.min(last, k)) * step];
		for (let k = 0; k < count; k++) {
			other[start + k * step] = sum * scale;
			sum += current[start + Math.min(last, k + radius + 1) * step];
			sum -= current[start + Math.max(0, k - radius) * step];
		}
	};
	for (let pass = 0; pass < 2; pass++) {
		for (let row = 0; row < rows; row++) line(columns, row * columns, 1);
		[current, other] = [other, current];
		for (let column = 0; column < columns; column++) line(rows, column, columns);
		[current, other] = [other, current];
	}
	return current;
}

/**
 * How open each vertex is to light from all sides, 0 to 1: hollows below their blurred surroundings darken.
 * `height` in millimeters over a grid with about one millimeter between neighbors.
 */
export function gridOpenness(height: Float32Array, rows: number, columns: number): Float32Array {
	const near = blurGrid(height, rows, columns, 3);
	const wide = blurGrid(height, rows, columns, 11);
	return height.map((value, i) => {
		const hollow = 0.085 * Math.max(0, near[i] - value) + 0.03 * Math.max(0, wide[i] - value);
		return Math.exp(-1.6 * hollow);
	});
}
