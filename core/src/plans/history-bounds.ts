import { HISTORY } from "./limits.ts";
import { type PlanKey, tierOf } from "./plan.ts";

export interface HistoryBounds {
	/** At most this many of the newest completed scans; null for no such bound. */
	newest: number | null;
	/** Epoch milliseconds; older scans are kept but not shown; null for no such bound. */
	since: number | null;
}

/** How far back a plan sees. The bound moves a whole number of calendar months in UTC. */
export function historyBounds(plan: PlanKey, now: number): HistoryBounds {
	const history = HISTORY[tierOf(plan)];
	if (history.kind === "all") return { newest: null, since: null };
	if (history.kind === "last") return { newest: history.count, since: null };
	const day = new Date(now);
	const lastOfMonth = new Date(
		Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - history.months + 1, 0),
	).getUTCDate();
	const since = Date.UTC(
		day.getUTCFullYear(),
		day.getUTCMonth() - history.months,
		Math.min(day.getUTCDate(), lastOfMonth),
		day.getUTCHours(),
		day.getUTCMinutes(),
		day.getUTCSeconds(),
	);
	return { newest: null, since };
}
