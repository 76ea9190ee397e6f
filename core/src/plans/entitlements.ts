import { type PlanKey, tierOf } from "./plan.ts";
import {
	type HistoryWindow,
	type LimitedAction,
	PLAN_TABLE,
	type PlanRow,
	type Quota,
	type QuotaWindow,
	type Tier,
} from "./plan-table.ts";

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

export interface WindowBounds {
	/** Epoch milliseconds; usage counted at or after this moment counts. */
	from: number;
	/** Epoch milliseconds at which the quota is fresh again; null when it frees up bit by bit or never. */
	resetsAt: number | null;
}

export interface TrialPeriod {
	startsAt: number;
	endsAt: number;
}

const DAY_MS = 86_400_000;

/** Bounds of the window that holds `now`. Months are calendar months in UTC (BILL-A9). */
export function quotaWindow(window: QuotaWindow, now: number, trial: TrialPeriod): WindowBounds {
	switch (window) {
		case "calendar_month": {
			const day = new Date(now);
			return {
				from: Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1),
				resetsAt: Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1),
			};
		}
		case "rolling_7_days":
			return { from: now - 7 * DAY_MS, resetsAt: null };
		case "trial":
			return { from: trial.startsAt, resetsAt: null };
		default:
			return unknownWindow(window);
	}
}

function unknownWindow(window: never): never {
	throw new Error(`Unknown quota window: ${String(window)}`);
}

export type Entitlements = Pick<PlanRow, "ads" | "beta" | "exportsTimeline">;

/** BILL-03 to BILL-08 */
export function entitlementsOf(plan: PlanKey): Entitlements {
	const { ads, beta, exportsTimeline } = PLAN_TABLE[tierOf(plan)];
	return { ads, beta, exportsTimeline };
}

/** Exporting the timeline is part of Pro (TIME-10, DER-13). */
export function mayExportTimeline(plan: PlanKey): boolean {
	return entitlementsOf(plan).exportsTimeline;
}
