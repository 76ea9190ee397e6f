import { NARRATIVE_OUTPUT, NARRATIVE_VERSION, writeNarrative } from "./narrative.ts";
import { REMARKS_OUTPUT, REMARKS_VERSION, writeRemarks } from "./remarks.ts";

/** Everything a language model is asked about a scan. */
export const NARRATOR_PROMPTS = {
	narrative: { version: NARRATIVE_VERSION, write: writeNarrative, output: NARRATIVE_OUTPUT },
	remarks: { version: REMARKS_VERSION, write: writeRemarks, output: REMARKS_OUTPUT },
} as const;
