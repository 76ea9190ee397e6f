import type { User } from "@dewlight/contracts/accounts.ts";
import {
	type BillingInterval,
	comparePlans,
	intervalOf,
	isPaidPlan,
	type PaidPlan,
	type PaidTier,
	paidPlan,
} from "@dewlight/core/plans/paid-plan.ts";
import { type PlanKey, planName, tierOf } from "@dewlight/core/plans/plan.ts";
import { plansCopy } from "./copy.ts";

export const CARDS = ["free", "plus", "pro"] as const;
export type CardTier = (typeof CARDS)[number];

export type CardAction =
	| { kind: "current" }
	/** Disabled; cancelling and downgrading have their place in the account settings (BILL-27). */
	| { kind: "downgrade"; name: string }
	| { kind: "checkout"; plan: PaidPlan }
	| { kind: "switch"; plan: PaidPlan }
	/** Visitors open an account first (NAV-A7). */
	| { kind: "join"; plan: PaidPlan | null };

interface Standing {
	plan: PlanKey;
	/** False for a plan that was given: there is no subscription that could change. */
	subscribes: boolean;
}

export function standingOf({
	plan,
	subscription_status,
}: Pick<User, "plan" | "subscription_status">): Standing {
	const paid = subscription_status !== null && subscription_status !== "none";
	return { plan, subscribes: isPaidPlan(plan) || (plan !== "trial" && paid) };
}

/** BILL-25 to BILL-29, BILL-A13 to BILL-A15: what the button of a card does. `standing` is null for a visitor. */
export function cardAction(standing: Standing | null, card: CardTier, interval: BillingInterval): CardAction {
	if (standing === null) return { kind: "join", plan: card === "free" ? null : paidPlan(card, interval) };
	const { plan: current, subscribes } = standing;
	if (card === "free") {
		return current === "free" ? { kind: "current" } : { kind: "downgrade", name: planName("free") };
	}
	const tier = tierOf(current);
	const plan = paidPlan(card, interval);
	if (tier === "free" || tier === "trial") return { kind: "checkout", plan };
	const action = paidAction(current, tier, card, plan);
	return action.kind === "switch" && !subscribes ? { kind: "checkout", plan } : action;
}

function paidAction(current: PlanKey, tier: PaidTier, card: PaidTier, plan: PaidPlan): CardAction {
	const known = isPaidPlan(current);
	if (!known && tier === card) return { kind: "current" };
	const from = known ? current : paidPlan(tier, intervalOf(plan) ?? "month");
	switch (comparePlans(from, plan)) {
		case "same":
			return { kind: "current" };
		case "upgrade":
			return { kind: "switch", plan };
		case "downgrade":
			return { kind: "downgrade", name: planName(plan) };
	}
}

/** BILL-26 */
export function actionLabel(action: CardAction): string {
	switch (action.kind) {
		case "current":
			return plansCopy.current;
		case "downgrade":
			return plansCopy.downgrade(action.name);
		case "checkout":
		case "switch":
			return plansCopy.upgrade(planName(action.plan));
		case "join":
			return action.plan === null ? plansCopy.join : plansCopy.upgrade(planName(action.plan));
	}
}

/** BILL-24: annual, unless what is paid now is monthly. */
export function firstInterval(current: PlanKey | null): BillingInterval {
	return current !== null && intervalOf(current) === "month" ? "month" : "year";
}
