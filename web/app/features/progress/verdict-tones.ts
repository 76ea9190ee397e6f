import type { ProgressSeries } from "@dewlight/contracts/progress.ts";
import type { SeriesVerdict } from "@dewlight/core/skin/progress-series.ts";
import { progressCopy } from "./copy.ts";

/** Colors go with words, never instead of them. */
export const VERDICT_TONES = {
	better: "sage",
	worse: "amber",
	no_change: "neutral",
	too_early: "neutral",
} as const satisfies Record<SeriesVerdict, string>;

/** The verdict in one or two words; none is given where nothing may be compared. */
export function verdictWords({
	verdict,
	detectable,
}: Pick<ProgressSeries, "verdict" | "detectable">): string {
	const { verdicts, withheld } = progressCopy.trends;
	return verdict === "too_early" && detectable === null ? withheld : verdicts[verdict];
}
