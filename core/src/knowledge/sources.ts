import { ADVICE_SOURCES } from "./sources/advice-sources.ts";
import { OFFICIAL_SOURCES } from "./sources/official-sources.ts";
import type { Source } from "./sources/source.ts";
import { STUDY_SOURCES } from "./sources/study-sources.ts";

/** The month in which the sources of status `verified` and `reported` were last read. */
export const SOURCES_READ = "2026-11";

/** What the rules rest on, by id; docs/claims.md prints it. */
export const SOURCES = {
	...OFFICIAL_SOURCES,
	...STUDY_SOURCES,
	...ADVICE_SOURCES,
	house_default: {
		citation: "Our own cautious default, chosen where no study settles the question",
		url: null,
		status: "house",
		says: "a careful choice of ours, and called so",
	},
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;
