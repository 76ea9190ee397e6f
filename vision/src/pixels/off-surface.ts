/** Keeps the fit defined where the points lie in a row; far below anything that moves a residual. */
const RIDGE = 1e-6;
const TERMS = 6;

/**
 * What is left of values at the given points after a least-squares surface of second degree through them; the points
 * stay where they are while many sets of values are laid over them.
 */
export class OffSurface {
	readonly #terms: Float64Array;
	readonly #products: readonly number[][];

	constructor(xs: readonly number[], ys: readonly number[]) {
		this.#terms = termsOf(standardized(xs), standardized(ys));
		this.#products = Array.from({ length: TERMS }, (_, r) => productsOf(this.#terms, r));
	}

	distances(values: ArrayLike<number>): Float64Array {
		const own = values instanceof Float64Array ? values : Float64Array.from(values);
		const system: number[][] = [];
		for (let r = 0; r < TERMS; r++) system.push([...this.#products[r], productWith(this.#terms, r, own)]);
		return distancesFrom(solve(system), this.#terms, own);
	}
}

/** The terms of every point, one point after the other. */
function termsOf(u: readonly number[], v: readonly number[]): Float64Array {
	const terms = new Float64Array(TERMS * u.length);
	for (let n = 0, at = 0; n < u.length; n++, at += TERMS) {
		terms[at] = 1;
		terms[at + 1] = u[n];
		terms[at + 2] = v[n];
		terms[at + 3] = u[n] * u[n];
		terms[at + 4] = v[n] * v[n];
		terms[at + 5] = u[n] * v[n];
	}
	return terms;
}

function productsOf(terms: Float64Array, r: number): number[] {
	const out: number[] = [];
	for (let c = 0; c < TERMS; c++) {
		let sum = r === c ? RIDGE : 0;
		for (let at = 0; at < terms.length; at += TERMS) sum += terms[at + r] * terms[at + c];
		out.push(sum);
	}
	return out;
}

function productWith(terms: Float64Array, r: number, values: Float64Array): number {
	let sum = 0;
	for (let n = 0, at = r; n < values.length; n++, at += TERMS) sum += terms[at] * values[n];
	return sum;
}

function distancesFrom(weights: readonly number[], terms: Float64Array, values: Float64Array): Float64Array {
	const out = new Float64Array(values.length);
	for (let n = 0, at = 0; n < values.length; n++, at += TERMS) {
		let sum = 0;
		for (let t = 0; t < TERMS; t++) sum += terms[at + t] * weights[t];
		out[n] = values[n] - sum;
	}
	return out;
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
