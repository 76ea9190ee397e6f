import { type PlanKey, tierOf } from "./plan.ts";
import { type HistoryWindow, type LimitedAction, PLAN_TABLE, type Quota, type Tier } from "./plan-table.ts";

export {
	type HistoryWindow,
	LIMITED_ACTIONS,
	type LimitedAction,
	type Quota,
	type QuotaWindow,
} from "./plan-table.ts";

/** CONST-07 to CONST-09 */
export const QUOTAS: Record<Tier, Readonly<Record<LimitedAction, Quota>>> = eachTier(({ quotas }) => quotas);

/** CONST-12; a trial sees what Plus sees (TIME-A2). */
export const HISTORY: Record<Tier, HistoryWindow> = eachTier(({ history }) => history);

/** One thing of each row of the plan table. */
function eachTier<T>(pick: (row: (typeof PLAN_TABLE)[Tier]) => T): Record<Tier, T> {
	const { free, trial, plus, pro } = PLAN_TABLE;
	return { free: pick(free), trial: pick(trial), plus: pick(plus), pro: pick(pro) };
}

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
