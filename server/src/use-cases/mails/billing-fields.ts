import {
	HISTORY,
	type HistoryWindow,
	intervalOf,
	type PaidPlan,
	planName,
	QUOTAS,
	type Tier,
} from "@dewlight/core/plans/index.ts";
import { PAID_PLANS } from "@dewlight/core/plans/paid-plan.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { z } from "zod";

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

/** Fields of the payloads of mails about plans and payments. */
export const paidPlanField = z.enum(PAID_PLANS);
/** ISO 8601 with Z. */
export const momentField = z.iso.datetime();
export const moneyFields = { amount_cents: z.int().nonnegative(), currency: z.string().length(3) };

/** Whom a mail about plans goes to, and the site its links lead to. */
export interface Reader {
	username: string;
	publicUrl: string;
}

/** Where plans are seen and changed. */
export function billingHref({ publicUrl }: Pick<Reader, "publicUrl">): string {
	return `${publicUrl}/account?tab=billing`;
}

/** "$5.99" */
export function amountText(cents: number, currency: string): string {
	const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
	return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
