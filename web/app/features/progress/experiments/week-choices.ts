import { leastWeeks } from "@dewlight/core/experiments/experiment.ts";
import type { MetricName } from "@dewlight/core/skin/observation.ts";

const LONGEST = 26;
const STEPS = [0, 2, 4, 8, 12] as const;

/** Weeks on offer for a metric: from the least its biology allows, a few steps longer, never beyond half a year. */
export function weekChoices(metric: MetricName): number[] {
	const least = leastWeeks(metric);
	return STEPS.map((more) => least + more).filter((weeks) => weeks <= LONGEST);
}
