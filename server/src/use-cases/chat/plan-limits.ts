import type { PlanLimits } from "@dewlight/core/assistant/assistant-context.ts";
import {
	type PlanKey,
	planName,
	QUOTAS,
	type QuotaWindow,
	TIERS,
	tierOf,
} from "@dewlight/core/plans/index.ts";

const PERIODS: Record<QuotaWindow, string> = {
	calendar_month: "a month",
	rolling_7_days: "in seven days",
	trial: "for the whole trial",
};

/** What every plan includes, as the assistant may tell it; `plan` is the person's. */
export function planLimits(plan: PlanKey): PlanLimits[] {
	return TIERS.map((tier) => {
		const { scans, messages } = QUOTAS[tier];
		return {
			plan: planName(tier),
			scans: scans.limit,
			messages: messages.limit,
			period: PERIODS[messages.window],
			current: tierOf(plan) === tier,
		};
	});
}
