import { STAGES, type Stage } from "@dewlight/core/scan/stages.ts";
import { liveCopy } from "./copy.ts";

/** SCAN-34 to SCAN-40: what is being done once `done` stages are complete. */
export function stageStatus(done: number): string {
	const stage: Stage | undefined = STAGES[done];
	return stage === undefined ? liveCopy.complete : liveCopy.status[stage];
}
