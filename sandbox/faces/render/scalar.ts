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
