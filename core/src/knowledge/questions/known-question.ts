import type { SourceId } from "../sources.ts";

/** A question many people ask, with its answer. */
export interface KnownQuestion {
	id: string;
	/** For people, after "Based on". */
	label: string;
	/** Reads lower case, spelled-out text; missing where only examples tell it. */
	asks?: RegExp;
	unless?: RegExp;
	text: string;
	/** M: widely said and not supported. */
	grade: "A" | "B" | "C" | "M";
	sources: readonly SourceId[];
}
