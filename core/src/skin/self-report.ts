/** What a person says their skin feels like; used for skin type and sensitivity, never for a measurement. */
export interface SelfReport {
	tight: boolean;
	flaky: boolean;
	oily_by_midday: boolean;
	stings: boolean;
	/** From the person's settings; null when never answered. */
	sensitive: boolean | null;
}

export const NO_SELF_REPORT: SelfReport = {
	tight: false,
	flaky: false,
	oily_by_midday: false,
	stings: false,
	sensitive: null,
};
