import type { Tier } from "./plan.ts";

export const LIMITED_ACTIONS = ["scans", "messages", "tokens"] as const;
export type LimitedAction = (typeof LIMITED_ACTIONS)[number];

export type QuotaWindow = "calendar_month" | "rolling_7_days" | "trial";

export interface Quota {
	limit: number;
	window: QuotaWindow;
}

/** CONST-07 to CONST-09. Unused quotas do not roll over; a trial has one quota for its whole length. */
export const QUOTAS: Record<Tier, Record<LimitedAction, Quota>> = {
	free: {
		scans: { limit: 1, window: "calendar_month" },
		messages: { limit: 10, window: "calendar_month" },
		tokens: { limit: 25_000, window: "rolling_7_days" },
	},
	trial: {
		scans: { limit: 4, window: "trial" },
		messages: { limit: 50, window: "trial" },
		tokens: { limit: 200_000, window: "trial" },
	},
	plus: {
		scans: { limit: 4, window: "calendar_month" },
		messages: { limit: 150, window: "calendar_month" },
		tokens: { limit: 500_000, window: "calendar_month" },
	},
	pro: {
		scans: { limit: 30, window: "calendar_month" },
		messages: { limit: 400, window: "calendar_month" },
		tokens: { limit: 500_000, window: "calendar_month" },
	},
};

export type HistoryWindow =
	| { kind: "last"; count: number }
	| { kind: "months"; months: number }
	| { kind: "all" };

/** CONST-12; a trial sees what Plus sees (TIME-A2). */
export const HISTORY: Record<Tier, HistoryWindow> = {
	free: { kind: "last", count: 3 },
	trial: { kind: "months", months: 12 },
	plus: { kind: "months", months: 12 },
	pro: { kind: "all" },
};
