import { isDatabaseAway } from "#db/database-errors.ts";
import { ObjectStoreUnavailableError } from "#ports/object-store.ts";
import { AnalystAwayError } from "#ports/photo-analyst.ts";

export type Away = "database" | "object_store" | "engine";

/** Which part did not answer, where an error says so; null for every other error. */
export function whatIsAway(error: unknown): Away | null {
	for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
		if (at instanceof ObjectStoreUnavailableError) return "object_store";
		if (at instanceof AnalystAwayError) return "engine";
	}
	return isDatabaseAway(error) ? "database" : null;
}
