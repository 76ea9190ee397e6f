import { type PlanKey, tierOf } from "./plan.ts";

/** Exporting the timeline is part of Pro (TIME-10, DER-13). */
export function mayExportTimeline(plan: PlanKey): boolean {
	return tierOf(plan) === "pro";
}
