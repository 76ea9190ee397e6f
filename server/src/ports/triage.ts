import type { FlagsOf } from "@dewlight/core/skin/red-flags/exact-triage.ts";

/** Finds what calls for a professional in what people write: photo notes and messages, one reader for both. */
export interface Triage {
	/** Red flags of these texts. Never fails for them: where the encoder does not answer, the plainest signs count. */
	read(texts: readonly string[], signal?: AbortSignal): Promise<FlagsOf>;
	/** Resolves when the encoder works; rejects where texts are read by the plainest signs alone. */
	check(): Promise<void>;
	close(): Promise<void>;
}
