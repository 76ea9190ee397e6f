import type { PlanKey, Tier } from "./plan.ts";
import { tierOf } from "./plan.ts";

export interface Entitlements {
	/** House slots; never targeted, never beside a report or in the chat (BILL-A6). */
	ads: boolean;
	/** May try features before they are finished. */
	beta: boolean;
	/** May take the whole timeline along as a file. */
	exportsTimeline: boolean;
}

const ENTITLEMENTS: Record<Tier, Entitlements> = {
	free: { ads: true, beta: false, exportsTimeline: false },
	trial: { ads: false, beta: false, exportsTimeline: false },
	plus: { ads: false, beta: false, exportsTimeline: false },
	pro: { ads: false, beta: true, exportsTimeline: true },
};

/** BILL-03 to BILL-08 */
export function entitlementsOf(plan: PlanKey): Entitlements {
	return ENTITLEMENTS[tierOf(plan)];
}
