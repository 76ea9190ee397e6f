/** Rounds to two decimals: finer digits are never meaningful here. Plain 0, never -0. */
export function roundFigures(value: number): number {
	return Math.round(value * 100) / 100 + 0;
}
