import { planName } from "@dewlight/core/plans/plan.ts";
import type { BillingState, ChangedSubscription } from "#use-cases/billing/index.ts";
import { shortDay } from "./short-day.ts";

export function changedMessage({ wanted, atOnce, effectiveAt, state }: ChangedSubscription): string {
	const next = planName(wanted);
	if (atOnce) return `You're on ${next} now.`;
	const present = planName(state.subscription?.plan ?? state.plan.plan);
	if (present === next) return `Your billing changes on ${shortDay(effectiveAt)}. You keep ${present}.`;
	return `You switch to ${next} on ${shortDay(effectiveAt)}. You keep ${present} until then.`;
}

export function canceledMessage({ subscription }: BillingState): string {
	if (!subscription) return "Your subscription has ended.";
	return `Your subscription ends on ${shortDay(subscription.periodEndsAt)}.`;
}

export function keptMessage({ subscription, plan }: BillingState): string {
	return `You're keeping ${planName(subscription?.plan ?? plan.plan)}.`;
}
