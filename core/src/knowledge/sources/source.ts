import type { ActiveClass } from "../active.ts";

/**
 * Every rule of this area names its sources by id. `verified`: its text or abstract was opened for this table.
 * `reported`: read in somebody else's account of it. `knowledge`: established, not opened. `house`: our own cautious
 * default, not taken from a study.
 */
export type SourceStatus = "verified" | "reported" | "knowledge" | "house";

export interface Source {
	citation: string;
	/** Null for our own defaults only. */
	url: string | null;
	status: SourceStatus;
	/** What is cited from it. */
	says: string;
	/** Classes of the ingredients it is about, where it is about particular ones: it stands under no other. */
	about?: readonly ActiveClass[];
}
