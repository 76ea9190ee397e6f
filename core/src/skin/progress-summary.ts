import type { PacedTreatment } from "./biology-clock.ts";
import type { Concern } from "./concern.ts";
import type {
	MetricId,
	MetricName,
	MetricUnit,
	MetricZone,
	Observation,
	StoredObservation,
} from "./observation.ts";

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

/** One scan of a person as far as a series over time needs it. */
export interface TimedScan {
	id: number;
	/** ISO 8601; its place in time. */
	at: string;
	/** YYYY-MM-DD, the day of an imported photo, whose place in time may lie on the day before; null or missing for a scan. */
	photoDate?: string | null;
	/** Of the plan it led to. */
	treatments?: readonly PacedTreatment[];
	observation: Pick<Observation | StoredObservation, "engine" | "photo" | "metrics">;
}

export const SERIES_VERDICTS = ["better", "worse", "no_change", "too_early"] as const;
export type SeriesVerdict = (typeof SERIES_VERDICTS)[number];

export interface SeriesPoint {
	id: number;
	at: string;
	/** As the scan's. */
	photoDate: string | null;
	/** Null where the metric was not measurable. */
	value: number | null;
	/** Half width of the noise band; where two bands overlap no change is claimed. */
	band: number | null;
	/** With the newest reading of the series. */
	comparable: boolean;
	differsIn: string[];
	/** A later photo of the same sitting stands for it; this one shows how far photos of the same skin lie apart. */
	repeated: boolean;
}

/** One metric in one zone, oldest point first. */
export interface MetricSeries {
	id: MetricId;
	metric: MetricName;
	concern: Concern;
	zone: MetricZone;
	unit: MetricUnit;
	points: SeriesPoint[];
	verdict: SeriesVerdict;
	/** Smallest difference, as shown, that the photos do not explain; null when nothing is compared. */
	detectable: number | null;
	/** In plain words. */
	sentence: string;
	/** That it is too early to judge a routine by it, which `sentence` says too. */
	early: string | null;
	/** The two readings and what the photos explain of their difference; null when nothing is compared. */
	numbers: string | null;
}
