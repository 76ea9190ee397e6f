import { CONCERN_RULES } from "./concern-rules.ts";
import type { Observation, StoredObservation, Zone } from "./observation.ts";
import { readMetric } from "./read-metrics.ts";

/** Zones that are clearly lighter than the face, with a border. They make no finding: nothing in a plan treats them. */
export function palerAreas({ metrics }: Pick<Observation | StoredObservation, "metrics">): readonly Zone[] {
	return readMetric(metrics, CONCERN_RULES.uneven_tone.metric).face?.paler ?? [];
}
