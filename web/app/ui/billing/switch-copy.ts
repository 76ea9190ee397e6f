import type { ProrationPreview } from "@dewlight/contracts/billing.ts";
import { intervalOf, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import { dayInLocale } from "./day-in-locale.ts";
import { chargeWords } from "./money-words.ts";

/** BILL-45 and BILL-48 to BILL-50 fix the question, the success and the two failures. */
export const switchCopy = {
	title: (plan: PaidPlan) =>
		`${planName(plan)}, billed ${intervalOf(plan) === "year" ? "yearly" : "monthly"}`,
	question: (plan: PaidPlan, { amount_due, currency, renewal_timestamp }: ProrationPreview) =>
		`Switch to ${planName(plan)}? You'll be charged ${chargeWords(amount_due, currency)} now, next renewal on ${dayInLocale(renewal_timestamp * 1_000)}. Continue?`,
	refuse: "Not now",
	confirm: "Continue",
	done: "Upgrade successful!",
	failed: (message: string | null) => (message === null ? "Upgrade failed" : `Failed to upgrade: ${message}`),
} as const;
