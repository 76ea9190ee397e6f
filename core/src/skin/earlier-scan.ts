import type { PacedTreatment } from "./biology-clock.ts";
import type { Finding } from "./concern.ts";
import type { KnownScan } from "./judge-pair.ts";

/** An earlier scan as far as a comparison needs it. */
export interface EarlierScan {
	observation: KnownScan["observation"];
	findings: Finding[];
	/** ISO 8601; null when the earlier scan carries no date (command line). */
	created_at: string | null;
	/** YYYY-MM-DD, the day to name for an imported photo; null or missing where `created_at` names it. */
	photo_date?: string | null;
	/** Of the plan it led to; the clock starts when one has reached its pace. */
	treatments?: readonly PacedTreatment[];
}
