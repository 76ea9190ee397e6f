import { isDatabaseAway } from "#db/database-away.ts";
import { ObjectStoreUnavailableError } from "#ports/object-store.ts";

export type Away = "database" | "object_store";

/** Which part did not answer, where an error says so; null for every other error. */
export function whatIsAway(error: unknown): Away | null {
	for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
		if (at instanceof ObjectStoreUnavailableError) return "object_store";
	}
	return isDatabaseAway(error) ? "database" : null;
}
