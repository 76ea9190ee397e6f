import type { Concern } from "./concern.ts";
import type { MetricId, MetricZone } from "./observation.ts";

/** One readable concern: severity 1 and up, most severe first. `severity_score` is 0 to 5 in steps of 0.5. */
export interface KeyConcern {
	concern_name: string;
	location_observed: string;
	severity_score: number;
	description: string;
	concern: Concern;
	confidence: number;
	zones: MetricZone[];
	metric_ids: MetricId[];
	/** One sentence with the number of the strongest reading, for whoever asks how it was measured; null without one. */
	measured: string | null;
}

/** What this photo could not tell, with the reason; never shown as "fine". */
export interface NotMeasured {
	concern: Concern;
	concern_name: string;
	reason: string;
	metric_ids: MetricId[];
}

export interface ConditionNotes {
	overall_assessment: string;
	key_concerns_identified: KeyConcern[];
	/** True things first: each rests on a measured severity of 0 or 0.5. */
	positive_observations: string[];
	hydration_level_assessment: string;
	texture_assessment: string;
	tone_evenness_assessment: string;
	not_measured: NotMeasured[];
	/** One sentence on how skin type and sensitivity were reached and how sure that is. */
	skin_type_basis: string;
	skin_type_confidence: number;
	sensitivity_basis: string;
	sensitivity_confidence: number;
}
