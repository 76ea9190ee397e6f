import { PLAN_TABLE } from "./plan-table.ts";
import { type PlanKey, tierOf } from "./tier-of.ts";

export { TIERS, type Tier } from "./plan-table.ts";
export { PLAN_KEYS, type PlanKey, tierOf } from "./tier-of.ts";

export function planName(plan: PlanKey): string {
	return PLAN_TABLE[tierOf(plan)].name;
}
