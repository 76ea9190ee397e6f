import { DAY_MS } from "../biology-clock.ts";
import type { MetricId } from "../observation.ts";
import type { TimedScan } from "../progress-summary.ts";
import { makeObservation, type ObservationParts } from "./make-observation.ts";

const START = Date.parse("2026-01-05T08:00:00.000Z");

/** Scans of one person, one every `days` days, oldest first; the first has id 1. */
export function timedScans(parts: readonly ObservationParts[], days = 30): TimedScan[] {
	return parts.map((part, index) => ({
		id: index + 1,
		at: new Date(START + index * days * DAY_MS).toISOString(),
		observation: makeObservation(part),
	}));
}

/** The same, from readings of one metric. */
export function readingsOver(id: MetricId, values: readonly (number | null)[], days = 30): TimedScan[] {
	return timedScans(
		values.map((value) => ({ readings: { [id]: value } })),
		days,
	);
}
