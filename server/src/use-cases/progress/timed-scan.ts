import { pacedTreatments } from "@dewlight/core/routine/paced-treatments.ts";
import type { TimedScan } from "@dewlight/core/skin/progress-series.ts";
import type { ReadScan } from "#db/queries/progress.ts";

export function timedScan({ id, createdAt, observation, actingSteps }: ReadScan): TimedScan {
	return {
		id,
		at: createdAt.toISOString(),
		observation,
		...(actingSteps && { treatments: pacedTreatments(actingSteps) }),
	};
}
