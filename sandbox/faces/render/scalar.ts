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
