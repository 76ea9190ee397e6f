import {
	HISTORY,
	type HistoryWindow,
	intervalOf,
	type PaidPlan,
	planName,
	QUOTAS,
	type Tier,
} from "@dewlight/core/plans/index.ts";
import { assertNever } from "../assert-never.ts";

/** "Plus (yearly)" */
export function paidPlanName(plan: PaidPlan): string {
	return `${planName(plan)} (${intervalOf(plan) === "year" ? "yearly" : "monthly"})`;
}

/** "4 scans and 150 messages a month, and 12 months of history" */
export function tierWords(tier: Exclude<Tier, "trial">): string {
	const { scans, messages } = QUOTAS[tier];
	return `${counted(scans.limit, "scan")} and ${counted(messages.limit, "message")} a month, and ${historyWords(HISTORY[tier])}`;
}

function historyWords(history: HistoryWindow): string {
	switch (history.kind) {
		case "all":
			return "your whole history";
		case "last":
			return `your last ${counted(history.count, "scan")}`;
		case "months":
			return `${counted(history.months, "month")} of history`;
		default:
			return assertNever(history);
	}
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
