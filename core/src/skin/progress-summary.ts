import type { MetricId } from "./observation.ts";

/**
 * `value` and `previous` share the metric's unit; `detectable` is the smallest difference, as shown, that
 * the photos do not explain. `not_sure_yet`: one photo reads worse by more than that, and a second one has yet to say so.
 */
export interface MetricChange {
	metric_id: MetricId;
	previous: number;
	value: number;
	detectable: number;
	verdict: "better" | "worse" | "no_change";
	not_sure_yet: boolean;
}

export interface ProgressSummary {
	overall_assessment: string;
	improvements: string[];
	regressions: string[];
	/** What one photo alone reads as worse; the next one decides. */
	not_sure_yet: string[];
	action_items: string[];
	/** baseline: nothing to compare yet. not_comparable: light, pose, sharpness or engine differ; `not_comparable_because` says how. */
	basis: "baseline" | "compared" | "not_comparable";
	not_comparable_because: string[];
	changes: MetricChange[];
}
