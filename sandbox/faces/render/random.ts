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
