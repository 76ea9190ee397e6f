import type { SeriesVerdict } from "@dewlight/core/skin/progress-series.ts";

/** Colors go with words, never instead of them. */
export const VERDICT_TONES = {
	better: "sage",
	worse: "amber",
	no_change: "neutral",
	too_early: "neutral",
} as const satisfies Record<SeriesVerdict, string>;
