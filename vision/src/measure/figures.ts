/** Rounds to two decimals: finer digits are never meaningful here. Plain 0, never -0. */
export function roundFigures(value: number): number {
	return Math.round(value * 100) / 100 + 0;
}

/** 0 at `from`, 1 at `full`, straight between and level beyond; `full` below `from` makes it fall. */
export function ramp(value: number, from: number, full: number): number {
	return Math.min(1, Math.max(0, (value - from) / (full - from)));
}
