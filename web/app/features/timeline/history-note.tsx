import { HISTORY } from "@dewlight/core/plans/limits.ts";
import { type PlanKey, planName, tierOf } from "@dewlight/core/plans/plan.ts";
import { dispatchLimitEvent } from "#api/limit-events.ts";
import { platform } from "#platform/current.ts";
import { Button } from "#ui/button.tsx";
import { timelineCopy as copy } from "./copy.ts";

function windowWords(plan: PlanKey): string | null {
	const history = HISTORY[tierOf(plan)];
	switch (history.kind) {
		case "last":
			return copy.lastScans(planName(plan), history.count);
		case "months":
			return copy.lastMonths(planName(plan), history.months);
		case "all":
			return null;
	}
}

/** TIME-08, TIME-09: how far back this plan looks, said where the list ends. Nothing where it shows everything. */
export function HistoryNote({ plan }: { plan: PlanKey }) {
	const words = windowWords(plan);
	if (words === null) return null;
	return (
		<p className="flex flex-wrap items-center justify-center gap-x-2 text-small text-ink-2">
			{words}
			{platform.canManageBilling && (
				<Button tone="quiet" size="small" onClick={() => dispatchLimitEvent("upgradeNeeded", plan)}>
					{copy.seePlans}
				</Button>
			)}
		</p>
	);
}
