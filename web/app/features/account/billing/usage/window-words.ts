import type { QuotaWindow } from "@dewlight/core/plans/limits.ts";
import { dayInLocale } from "#ui/billing/day-in-locale.ts";
import { usageCopy as copy } from "./copy.ts";

interface WindowTimes {
	/** ISO 8601; null where nothing starts anew at one moment. */
	resetsAt: string | null;
	/** Epoch milliseconds; null outside a trial. */
	trialEnds: number | null;
}

/** When a quota is fresh again, in words. */
export function windowWords(window: QuotaWindow, { resetsAt, trialEnds }: WindowTimes): string {
	switch (window) {
		case "calendar_month":
			return resetsAt === null ? copy.month : copy.resets(dayInLocale(resetsAt));
		case "rolling_7_days":
			return copy.rolling;
		case "trial":
			return copy.trial(trialEnds === null ? null : dayInLocale(trialEnds));
	}
}
