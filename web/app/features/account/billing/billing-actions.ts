import type { SubscriptionView } from "@dewlight/contracts/billing.ts";
import { intervalOf, type PaidPlan, paidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { tierOf } from "@dewlight/core/plans/plan.ts";

export interface BillingActions {
	/** Undoes what is pending; "resume" for a subscription that is paused (BILL-A19). */
	keep: "keep" | "resume" | null;
	upgrade: PaidPlan | null;
	downgrade: PaidPlan | null;
	cancel: boolean;
	/** Leads to the plans that can be bought. */
	seePlans: boolean;
}

const NONE: BillingActions = { keep: null, upgrade: null, downgrade: null, cancel: false, seePlans: false };

/**
 * BILL-57 to BILL-61, BILL-A19, BILL-A22, BILL-A33. A plan without a subscription (given by an operator, or admin) has
 * nothing to manage. A change keeps the interval (BILL-A17).
 */
export function billingActions(view: SubscriptionView): BillingActions {
	const { plan, status, show_keep_button, scheduled_plan, paused, needs_payment } = view;
	if (view.disputed) return NONE;
	const tier = tierOf(plan);
	const keep = show_keep_button ? "keep" : null;
	if (paused && keep !== null) return { ...NONE, keep: "resume", cancel: true };
	if (tier === "free" || tier === "trial") return { ...NONE, keep, seePlans: keep === null };
	if (plan === "admin" || status === "none") return NONE;
	if (status === "canceled" || view.cancel_at_period_end) return { ...NONE, keep: keep ?? "keep" };
	if (keep !== null || scheduled_plan !== null) return { ...NONE, keep, cancel: true };
	const interval = view.interval ?? intervalOf(plan);
	if (needs_payment || status === "past_due" || interval === null) return { ...NONE, cancel: true };
	return {
		...NONE,
		upgrade: tier === "plus" ? paidPlan("pro", interval) : null,
		downgrade: tier === "pro" ? paidPlan("plus", interval) : null,
		cancel: true,
	};
}
