export interface Change {
	previous: number;
	value: number;
	/** The smallest change that may be claimed, in the metric's unit. */
	detectable: number;
}

export interface BandScale {
	/** All in percent of the width. */
	bandFrom: number;
	bandTo: number;
	before: number;
	now: number;
}

const MARGIN = 8;

/** Places a change on a line: the noise band lies around the earlier value, everything stays inside the margins. */
export function bandScale({ previous, value, detectable }: Change): BandScale {
	const reach = Math.abs(detectable);
	const low = Math.min(previous - reach, value);
	const high = Math.max(previous + reach, value);
	const width = high - low;
	const at = (number: number) => (width === 0 ? 50 : MARGIN + ((number - low) / width) * (100 - 2 * MARGIN));
	return {
		bandFrom: at(previous - reach),
		bandTo: at(previous + reach),
		before: at(previous),
		now: at(value),
	};
}
