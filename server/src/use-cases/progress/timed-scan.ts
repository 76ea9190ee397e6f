import type { TimedScan } from "@dewlight/core/skin/progress-series.ts";
import type { ReadScan } from "#db/queries/progress.ts";

export function timedScan({ id, createdAt, observation }: ReadScan): TimedScan {
	return { id, at: createdAt.toISOString(), observation };
}
