import { availableParallelism } from "node:os";
import { createVisionAnalyst } from "./adapters/photo-analyst/vision-analyst.ts";
import type { PhotoAnalyst } from "./ports/photo-analyst.ts";

/** Each keeps its own models and pictures in memory. */
const MAX_ANALYSIS_THREADS = 2;

/** The embedded engine on the threads this machine has; the first begins to load at once. */
export function openAnalyst(): PhotoAnalyst {
	return createVisionAnalyst({ threads: Math.min(MAX_ANALYSIS_THREADS, availableParallelism()) });
}
