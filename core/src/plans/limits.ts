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
