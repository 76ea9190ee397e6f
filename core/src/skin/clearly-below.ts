import type { Concern } from "./concern.ts";
import { NOTICEABLE_COLOR_DIFFERENCE } from "./concern-copy.ts";
import { CONCERN_RULES, type MeasuredConcern } from "./concern-rules.ts";
import { showsRestingLines } from "./lines-in-doubt.ts";
import { statedSd } from "./noise-rule.ts";
import type { Observation, StoredObservation } from "./observation.ts";
import { readMetric } from "./read-metrics.ts";

/** What people notice, in the metric's unit above what the zone usually reads. */
const NOTICED_FROM: Record<Exclude<MeasuredConcern, "acne" | "dark_spots">, number> = {
	redness: CONCERN_RULES.redness.map[1],
	uneven_tone: NOTICEABLE_COLOR_DIFFERENCE,
	shine: CONCERN_RULES.shine.map[1],
	pores: CONCERN_RULES.pores.map[1],
	lines: CONCERN_RULES.lines.map[1],
	under_eye: NOTICEABLE_COLOR_DIFFERENCE,
	texture: CONCERN_RULES.texture.map[1],
};

/**
 * A face this red over all of it may be flushed all over, so its even color is not called calm. Cameras differ by more
 * than a flush does: this withholds praise and never makes a finding.
 */
const CALM_OVERALL = 4.5;

/** Whether every reading with its margin lies below what people notice, so that all being well is no guess. */
export function isClearlyBelow(
	observation: Pick<Observation | StoredObservation, "metrics">,
	concern: Exclude<Concern, "acne" | "dark_spots" | "dryness">,
): boolean {
	const rule = CONCERN_RULES[concern];
	const { zones, face } = readMetric(observation.metrics, rule.metric);
	if (concern === "lines" && !showsRestingLines(observation)) return false;
	if (concern === "redness" && (face?.overall ?? 0) > CALM_OVERALL) return false;
	return [...zones, ...(face ? [face] : [])].every(
		(metric) => metric.value - (rule.usual?.[metric.zone] ?? 0) + statedSd(metric) < NOTICED_FROM[concern],
	);
}
