export interface Random {
	/** Uniform in [0, 1). */
	next(): number;
	/** Uniform in [low, high). */
	range(low: number, high: number): number;
	/** Standard normal. */
	normal(): number;
}

/** A small seeded generator (splitmix32): equal seeds give equal sequences on every machine. */
export function createRandom(seed: number): Random {
	let state = (seed ^ 0x9e3779b9) | 0;
	const next = (): number => {
		state = (state + 0x9e3779b9) | 0;
		let mixed = state ^ (state >>> 16);
		mixed = Math.imul(mixed, 0x21f0aaad);
		mixed ^= mixed >>> 15;
		mixed = Math.imul(mixed, 0x735a2d97);
		mixed ^= mixed >>> 15;
		return (mixed >>> 0) / 4294967296;
	};
	return {
		next,
		range: (low, high) => low + (high - low) * next(),
		normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
	};
}

const SIZE = 256;
export const NOISE_MASK = SIZE - 1;
export const NOISE_ROW = SIZE + 1;

/** A tileable field of band-limited noise, mean 0 and standard deviation 1, one texel per unit. */
export interface NoiseTile {
	at(u: number, v: number): number;
	/** Rows of NOISE_ROW values: the first column and row are repeated at the end, so that no neighbor wraps. */
	field: Float32Array;
}

function blurLine(source: Float32Array, target: Float32Array, start: number, step: number, radius: number) {
	const scale = 1 / (2 * radius + 1);
	let sum = 0;
	for (let k = -radius; k <= radius; k++) sum += source[start + (k & NOISE_MASK) * step];
	for (let k = 0; k < SIZE; k++) {
		target[start + k * step] = sum * scale;
		sum +=
			source[start + ((k + radius + 1) & NOISE_MASK) * step] -
			source[start + ((k - radius) & NOISE_MASK) * step];
	}
}

function blurPeriodic(field: Float32Array, radius: number): Float32Array {
	let current = Float32Array.from(field);
	if (radius < 1) return current;
	let other = new Float32Array(field.length);
	for (let pass = 0; pass < 3; pass++) {
		for (let row = 0; row < SIZE; row++) blurLine(current, other, row * SIZE, 1, radius);
		[current, other] = [other, current];
		for (let column = 0; column < SIZE; column++) blurLine(current, other, column, SIZE, radius);
		[current, other] = [other, current];
	}
	return current;
}

function standardize(field: Float32Array): Float32Array {
	let mean = 0;
	for (const value of field) mean += value;
	mean /= field.length;
	let variance = 0;
	for (const value of field) variance += (value - mean) ** 2;
	const scale = 1 / Math.sqrt(variance / field.length);
	return field.map((value) => (value - mean) * scale);
}

function repeatEdges(field: Float32Array): Float32Array {
	const padded = new Float32Array(NOISE_ROW * NOISE_ROW);
	for (let row = 0; row < NOISE_ROW; row++) {
		const from = (row & NOISE_MASK) * SIZE;
		padded.set(field.subarray(from, from + SIZE), row * NOISE_ROW);
		padded[row * NOISE_ROW + SIZE] = field[from];
	}
	return padded;
}

/** Smooth over `fine` texels, with everything slower than `coarse` texels removed (0 keeps it). */
export function createNoiseTile(seed: number, fine: number, coarse: number): NoiseTile {
	const random = createRandom(seed);
	const white = Float32Array.from({ length: SIZE * SIZE }, () => random.normal());
	const kept = blurPeriodic(white, fine);
	if (coarse > 0) {
		const slow = blurPeriodic(white, coarse);
		for (let i = 0; i < kept.length; i++) kept[i] -= slow[i];
	}
	const field = repeatEdges(standardize(kept));
	return {
		field,
		at(u, v) {
			const column = Math.floor(u);
			const row = Math.floor(v);
			const fu = u - column;
			const fv = v - row;
			const from = (row & NOISE_MASK) * NOISE_ROW + (column & NOISE_MASK);
			const below = from + NOISE_ROW;
			const top = field[from] + (field[from + 1] - field[from]) * fu;
			const bottom = field[below] + (field[below + 1] - field[below]) * fu;
			return top + (bottom - top) * fv;
		},
	};
}
