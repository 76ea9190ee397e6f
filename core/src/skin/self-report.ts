import { type ScaleScore, scoreSensitiveScale } from "./sensitive-scale.ts";

export const DISCOMFORT_WORDS = ["stinging", "burning", "itching", "irritation", "reactive skin"] as const;
export type Discomfort = (typeof DISCOMFORT_WORDS)[number];

/** What a person says their skin feels like; used for skin type and sensitivity, never for a measurement. */
export interface SelfReport {
	tight: boolean;
	flaky: boolean;
	oily_by_midday: boolean;
	/** What skin does that is sensitive, in the order of DISCOMFORT_WORDS. */
	discomforts: readonly Discomfort[];
	/** From the person's settings; null when never answered. */
	sensitive: boolean | null;
	/** From the Sensitive Scale-10; null when too few items were answered. */
	scale: ScaleScore | null;
}

/** The settings that tell how skin feels. */
export interface ToldSettings {
	sensitive_skin?: boolean;
	sensitivity_answers?: Readonly<Record<string, number | undefined>>;
}

export const NO_SELF_REPORT: SelfReport = {
	tight: false,
	flaky: false,
	oily_by_midday: false,
	discomforts: [],
	sensitive: null,
	scale: null,
};

export function readSettings({ sensitive_skin, sensitivity_answers }: ToldSettings): SelfReport {
	return {
		...NO_SELF_REPORT,
		sensitive: sensitive_skin ?? null,
		scale: scoreSensitiveScale(sensitivity_answers),
	};
}
