/** Keeps the fit defined where the points lie in a row; far below anything that moves a residual. */
const RIDGE = 1e-6;
const TERMS = 6;

/** What is left of values at the given points after a least-squares surface of second degree through them. */
export type OffSurface = (values: ArrayLike<number>) => number[];

/** The fit for points that stay where they are while many sets of values are laid over them. */
export function offSurface(xs: readonly number[], ys: readonly number[]): OffSurface {
	const [u, v] = [standardized(xs), standardized(ys)];
	const rows = u.map((x, n) => [1, x, v[n], x * x, v[n] * v[n], x * v[n]]);
	const products = Array.from({ length: TERMS }, (_, r) =>
		Array.from({ length: TERMS }, (__, c) => {
			let sum = r === c ? RIDGE : 0;
			for (const row of rows) sum += row[r] * row[c];
			return sum;
		}),
	);
	return (values) => {
		const weights = solve(
			products.map((own, r) => {
				let sum = 0;
				for (let n = 0; n < rows.length; n++) sum += rows[n][r] * values[n];
				return [...own, sum];
			}),
		);
		return rows.map((row, n) => {
			let sum = 0;
			for (let t = 0; t < TERMS; t++) sum += row[t] * weights[t];
			return values[n] - sum;
		});
	};
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
