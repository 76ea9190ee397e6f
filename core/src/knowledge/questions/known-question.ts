import type { SourceId } from "../sources.ts";

/** A question many people ask, with its answer. `asks` reads lower case, spelled-out text. */
export interface KnownQuestion {
	id: string;
	/** For people, after "Based on". */
	label: string;
	asks: RegExp;
	unless?: RegExp;
	text: string;
	/** M: widely said and not supported. */
	grade: "A" | "B" | "C" | "M";
	sources: readonly SourceId[];
}
