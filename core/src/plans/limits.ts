import { eachTier } from "./each-tier.ts";
import type { HistoryWindow, LimitedAction, Quota, Tier } from "./plan-table.ts";

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
