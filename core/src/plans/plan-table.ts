export const TIERS = ["free", "trial", "plus", "pro"] as const;
export type Tier = (typeof TIERS)[number];

export const LIMITED_ACTIONS = ["scans", "messages", "tokens"] as const;
export type LimitedAction = (typeof LIMITED_ACTIONS)[number];

export type QuotaWindow = "calendar_month" | "rolling_7_days" | "trial";

export interface Quota {
	limit: number;
	window: QuotaWindow;
}

export type HistoryWindow =
	| { kind: "last"; count: number }
	| { kind: "months"; months: number }
	| { kind: "all" };

export interface PlanRow {
	name: string;
	/** Unused quotas do not roll over; a trial has one quota for its whole length. */
	quotas: Readonly<Record<LimitedAction, Quota>>;
	/** How far back scans are shown. */
	history: HistoryWindow;
	/** House slots; never targeted, never beside a report or in the chat (BILL-A6). */
	ads: boolean;
	/** May try features before they are finished. */
	beta: boolean;
	/** May take the whole timeline along as a file. */
	exportsTimeline: boolean;
}

interface PaidPlanRow extends PlanRow {
	/** Full price in US cents. */
	cents: { month: number; year: number };
}

/** Fair use of the language model is one cap for everybody who pays. */
const PAID_TOKENS: Quota = { limit: 500_000, window: "calendar_month" };
const YEAR_OF_HISTORY: HistoryWindow = { kind: "months", months: 12 };

/** What each plan is, in one place: BILL-01 to BILL-13, BILL-21, CONST-02 to CONST-12. */
export const PLAN_TABLE: {
	readonly [T in Tier]: Readonly<T extends "plus" | "pro" ? PaidPlanRow : PlanRow>;
} = {
	free: {
		name: "Free",
		quotas: {
			scans: { limit: 1, window: "calendar_month" },
			messages: { limit: 10, window: "calendar_month" },
			tokens: { limit: 25_000, window: "rolling_7_days" },
		},
		history: { kind: "last", count: 3 },
		ads: true,
		beta: false,
		exportsTimeline: false,
	},
	trial: {
		name: "Trial",
		quotas: {
			scans: { limit: 4, window: "trial" },
			messages: { limit: 50, window: "trial" },
			tokens: { limit: 200_000, window: "trial" },
		},
		history: YEAR_OF_HISTORY,
		ads: false,
		beta: false,
		exportsTimeline: false,
	},
	plus: {
		name: "Plus",
		cents: { month: 599, year: 5_900 },
		quotas: {
			scans: { limit: 4, window: "calendar_month" },
			messages: { limit: 150, window: "calendar_month" },
			tokens: PAID_TOKENS,
		},
		history: YEAR_OF_HISTORY,
		ads: false,
		beta: false,
		exportsTimeline: false,
	},
	pro: {
		name: "Pro",
		cents: { month: 1_499, year: 14_900 },
		quotas: {
			scans: { limit: 30, window: "calendar_month" },
			messages: { limit: 400, window: "calendar_month" },
			tokens: PAID_TOKENS,
		},
		history: { kind: "all" },
		ads: false,
		beta: true,
		exportsTimeline: true,
	},
};

/** CONST-05, BILL-A4, BILL-A5: off annual plans, for as long as the subscription never fully ends. */
export const FOUNDING = {
	offCents: 1_100,
	/** Paid annual subscriptions, Plus and Pro together. */
	places: 1_000,
	/** A place is kept this long for somebody at checkout. */
	holdMs: 30 * 60_000,
} as const;
