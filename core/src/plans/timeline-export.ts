import { entitlementsOf } from "./entitlements.ts";
import type { PlanKey } from "./plan.ts";

/** Exporting the timeline is part of Pro (TIME-10, DER-13). */
export function mayExportTimeline(plan: PlanKey): boolean {
	return entitlementsOf(plan).exportsTimeline;
}
