export interface RampStage {
	/** First week of use, counted from 1. */
	from: number;
	/** Null for the settled pace. */
	to: number | null;
	perWeek: number;
}

/** The weeks of a ramp-up as stages; the last one has no end. */
export function rampStages(ramp: readonly (readonly [week: number, perWeek: number])[]): RampStage[] {
	return ramp.map(([from, perWeek], index) => {
		const next = ramp[index + 1];
		return { from, to: next === undefined ? null : next[0] - 1, perWeek };
	});
}
