import type { FlagsOf } from "@dewlight/core/skin/red-flags/exact-triage.ts";

/** Finds what calls for a professional in what people write: photo notes and messages, one reader for both. */
export interface Triage {
	/** Red flags of these texts; what only sounds like a danger weighs less in a talk, where it is answered, than in a note. */
	read(texts: readonly string[], as?: "note" | "talk"): FlagsOf;
}
