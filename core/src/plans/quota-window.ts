import type { QuotaWindow } from "./limits.ts";

const DAY_MS = 86_400_000;

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
