import type { Concern } from "./concern.ts";
import type {
	MetricId,
	MetricName,
	MetricUnit,
	MetricZone,
	Observation,
	StoredObservation,
} from "./observation.ts";

/** One scan of a person as far as a series over time needs it. */
export interface TimedScan {
	id: number;
	/** ISO 8601. */
	at: string;
	observation: Pick<Observation | StoredObservation, "engine" | "photo" | "metrics">;
}

export const SERIES_VERDICTS = ["better", "worse", "no_change", "too_early"] as const;
export type SeriesVerdict = (typeof SERIES_VERDICTS)[number];

export interface SeriesPoint {
	id: number;
	at: string;
	/** Null where the metric was not measurable. */
	value: number | null;
	/** Half width of the noise band; where two bands overlap no change is claimed. */
	band: number | null;
	/** With the newest reading of the series. */
	comparable: boolean;
	differsIn: string[];
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
	/** Smallest change the noise rule lets us claim; null when nothing is compared. */
	detectable: number | null;
	sentence: string;
}
