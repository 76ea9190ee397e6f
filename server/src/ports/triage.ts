import type { FlagsOf } from "@dewlight/core/skin/red-flags/exact-triage.ts";

/** Finds what calls for a professional in what people write: photo notes and messages, one reader for both. */
export interface Triage {
	/** Red flags of these texts. */
	read(texts: readonly string[]): FlagsOf;
}
