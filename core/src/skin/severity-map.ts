/**
 * Lower edges of severity 0.5, 1, 1.5 ... 5 in the unit of the metric, ascending. Below the first edge severity is 0.
 * A list of edges is monotone by construction and can be printed as a table (docs/science.md).
 */
export type SeverityMap = readonly [
	half: number,
	one: number,
	oneHalf: number,
	two: number,
	twoHalf: number,
	three: number,
	threeHalf: number,
	four: number,
	fourHalf: number,
	five: number,
];

export const SEVERITY_STEP = 0.5;
export const SEVERITY_MAX = 5;

/** Severity 0 to 5 in steps of 0.5 of a value in the metric's unit. */
export function severityAt(map: SeverityMap, value: number): number {
	let reached = 0;
	for (const edge of map) if (value >= edge) reached++;
	return reached * SEVERITY_STEP;
}

/** Rounds down to a step and clamps to 0 to 5, so that no combination of readings overstates. */
export function clampSeverity(severity: number): number {
	const stepped = Math.floor(severity / SEVERITY_STEP + 1e-9) * SEVERITY_STEP;
	return Math.min(SEVERITY_MAX, Math.max(0, stepped));
}
