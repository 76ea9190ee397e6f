export function clamp(value: number, low: number, high: number): number {
	return Math.min(high, Math.max(low, value));
}

export function smoothstep(low: number, high: number, value: number): number {
	const t = clamp((value - low) / (high - low), 0, 1);
	return t * t * (3 - 2 * t);
}

export function mix(from: number, to: number, share: number): number {
	return from + (to - from) * share;
}

/** exp(-t) for a squared, scaled distance; exactly 0 from 12 on, so far features cost nothing. */
export function falloff(t: number): number {
	return t > 12 ? 0 : Math.exp(-t);
}

/** A smooth function of one variable, tabulated for speed; constant outside its knots. */
interface Curve {
	at(x: number): number;
}

const STEPS_PER_UNIT = 4;

/** Monotone cubic interpolation (Fritsch and Carlson 1980) through knots given in rising x. */
export function createCurve(knots: readonly (readonly [x: number, y: number])[]): Curve {
	const count = knots.length;
	const slopes = knots.slice(1).map(([x, y], i) => (y - knots[i][1]) / (x - knots[i][0]));
	const tangents = knots.map((_, i) => {
		if (i === 0) return slopes[0];
		if (i === count - 1) return slopes[count - 2];
		const before = slopes[i - 1];
		const after = slopes[i];
		return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
	});
	const first = knots[0][0];
	const last = knots[count - 1][0];
	const table = new Float32Array(Math.ceil((last - first) * STEPS_PER_UNIT) + 2);
	let segment = 0;
	for (let i = 0; i < table.length; i++) {
		const x = Math.min(last, first + i / STEPS_PER_UNIT);
		while (segment < count - 2 && x > knots[segment + 1][0]) segment++;
		const [x0, y0] = knots[segment];
		const [x1, y1] = knots[segment + 1];
		const width = x1 - x0;
		const t = (x - x0) / width;
		const rise = t * t * (3 - 2 * t);
		table[i] =
			y0 * (1 - rise) +
			y1 * rise +
			width * t * (1 - t) * (tangents[segment] * (1 - t) - tangents[segment + 1] * t);
	}
	return {
		at(x) {
			const position = Math.max(0, Math.min(table.length - 1.001, (x - first) * STEPS_PER_UNIT));
			const index = Math.floor(position);
			return table[index] + (table[index + 1] - table[index]) * (position - index);
		},
	};
}

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
