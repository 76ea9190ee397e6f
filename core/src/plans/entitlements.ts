import { type PlanKey, tierOf } from "./plan.ts";
import { PLAN_TABLE, type PlanRow } from "./plan-table.ts";

export type Entitlements = Pick<PlanRow, "ads" | "beta" | "exportsTimeline">;

/** BILL-03 to BILL-08 */
export function entitlementsOf(plan: PlanKey): Entitlements {
	const { ads, beta, exportsTimeline } = PLAN_TABLE[tierOf(plan)];
	return { ads, beta, exportsTimeline };
}
