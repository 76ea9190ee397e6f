import type { TriggerEvent } from "@dewlight/contracts/constants.ts";
import type { PlanKey } from "@dewlight/contracts/plans.ts";

interface LimitEventDetail {
	plan: PlanKey;
}

/** Tells the page that a limit was met; global dialogs listen (NAV-21, NAV-22). */
export function dispatchLimitEvent(name: TriggerEvent, plan: PlanKey): void {
	window.dispatchEvent(new CustomEvent<LimitEventDetail>(name, { detail: { plan } }));
}
