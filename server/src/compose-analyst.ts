import { availableParallelism } from "node:os";
import { CHECK_WORKER } from "@dewlight/vision/pool/analysis-pool.ts";
import { createVisionAnalyst } from "./adapters/photo-analyst/vision-analyst.ts";
import type { PhotoAnalyst } from "./ports/photo-analyst.ts";

/** Each keeps its own models and pictures in memory. */
const MAX_ANALYSIS_THREADS = 2;

/**
 * The embedded engine on the threads this machine has; the first begins to load at once. A process that is a web alone
 * only checks photos before they are sent, and one thread does that in a fraction of a second.
 */
export function openAnalyst(role: string | undefined): PhotoAnalyst {
	if (role === "web") return createVisionAnalyst({ threads: 1, worker: CHECK_WORKER });
	const threads = Math.min(MAX_ANALYSIS_THREADS, availableParallelism());
	// Whoever runs everything in one process has seldom two photos at a time.
	return createVisionAnalyst({ threads, onDemand: role !== "worker" });
}
