import type { PlanKey } from "@dewlight/contracts/plans.ts";
import type { TriggerEvent } from "@dewlight/contracts/trigger-events.ts";

/**
 * Tells the page that a limit was met; global dialogs listen (NAV-21, NAV-22). `refusal` is the body that said so, taken
 * as it came: whoever shows it reads it.
 */
export function dispatchLimitEvent(name: TriggerEvent, plan: PlanKey, refusal?: object): void {
	window.dispatchEvent(new CustomEvent(name, { detail: { plan, ...(refusal && { limit: refusal }) } }));
}
