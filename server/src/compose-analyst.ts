import { availableParallelism } from "node:os";
import { createHelper, type Helper, poolThrough } from "./adapters/helper/helper.ts";
import { createVisionAnalyst } from "./adapters/photo-analyst/vision-analyst.ts";
import type { PhotoAnalyst } from "./ports/photo-analyst.ts";

/** Each keeps its own models and pictures in memory. */
const MAX_ANALYSIS_THREADS = 2;

const threads = () => Math.min(MAX_ANALYSIS_THREADS, availableParallelism());

/**
 * What answers people keeps the engine and the encoder in a process beside it, which ends while nobody is there; a
 * process that is a web alone only checks photos there. A worker has work for its engine all day and no helper.
 */
export function openHelper(role: string | undefined): Helper | null {
	if (role === "worker") return null;
	return createHelper({
		program: new URL("./helper.ts", import.meta.url),
		args: [String(role === "web" ? 0 : threads())],
	});
}

/** The embedded engine: in the helper, or on the threads this machine has, of which the first begins to load at once. */
export function openAnalyst(role: string | undefined, helper: Helper | null): PhotoAnalyst {
	if (helper === null) return createVisionAnalyst({ threads: threads() });
	// A web shows at its start that its engine works; a single process loads it when somebody comes.
	return createVisionAnalyst({}, poolThrough(helper, { proven: role !== "web" }));
}
