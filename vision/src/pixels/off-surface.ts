/** Keeps the fit defined where the points lie in a row; far below anything that moves a residual. */
const RIDGE = 1e-6;

/** What is left of scattered values after a least-squares surface of second degree through them. */
export function offSurface(
	xs: readonly number[],
	ys: readonly number[],
	values: readonly number[],
): number[] {
	const [u, v] = [standardized(xs), standardized(ys)];
	const rows = u.map((x, n) => [1, x, v[n], x * x, v[n] * v[n], x * v[n]]);
	const terms = 6;
	const system = Array.from({ length: terms }, (_, r) => [
		...Array.from({ length: terms }, (__, c) =>
			rows.reduce((sum, row) => sum + row[r] * row[c], r === c ? RIDGE : 0),
		),
		rows.reduce((sum, row, n) => sum + row[r] * values[n], 0),
	]);
	const weights = solve(system);
	return values.map((value, n) => value - rows[n].reduce((sum, term, t) => sum + term * weights[t], 0));
}

function standardized(values: readonly number[]): number[] {
	const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
	const reach = Math.max(1e-9, ...values.map((value) => Math.abs(value - mean)));
	return values.map((value) => (value - mean) / reach);
}

/** Gauss-Jordan elimination of a symmetric positive system whose last column is the right side. */
function solve(system: number[][]): number[] {
	for (let pivot = 0; pivot < system.length; pivot++) {
		const own = system[pivot];
		for (const row of system) {
			if (row === own) continue;
			const factor = row[pivot] / own[pivot];
			for (let c = pivot; c < row.length; c++) row[c] -= factor * own[c];
		}
	}
	return system.map((row, r) => row[row.length - 1] / row[r]);
}
