import type { Finding } from "./concern.ts";
import type { Observation, StoredObservation } from "./observation.ts";

/** An earlier scan as far as a comparison needs it. */
export interface EarlierScan {
	observation: StoredObservation | Observation;
	findings: Finding[];
	/** ISO 8601; null when the earlier scan carries no date (command line). */
	created_at: string | null;
}
