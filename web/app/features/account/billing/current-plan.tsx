import type { SubscriptionView } from "@dewlight/contracts/billing.ts";
import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { type PlanKey, planName } from "@dewlight/core/plans/plan.ts";
import { tierOf } from "@dewlight/core/plans/tier-of.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { billingMessage, OfflineError } from "#api/api-error.ts";
import { changePlan, plansQuery, priceIdOf } from "#api/plan-calls.ts";
import { platform } from "#platform/current.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { dayInLocale } from "#ui/billing/billing-words.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/page.tsx";
import { Tag } from "#ui/tag.tsx";
import { cancelSubscription, useSubscriptionChange } from "../account-calls.ts";
import { billingCopy as copy } from "../copy.ts";
import type { Outcome } from "../settings-parts.tsx";

interface PlanSummaryProps {
	/** By /api/me, which is known before the subscription is read. */
	plan: PlanKey;
	/** Undefined while it is read, null where it could not be. */
	subscription: SubscriptionView | null | undefined;
}

/** BILL-52 to BILL-56: name, price and one line about what happens next; no price where none can be paid. */
export function PlanSummary({ plan, subscription }: PlanSummaryProps) {
	return (
		<div className="grid gap-1.5">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<span className="font-display text-h2">{subscription?.plan_name ?? planName(plan)}</span>
				{subscription?.founding_member && <Tag tone="sage">{copy.founding}</Tag>}
			</p>
			{subscription === undefined && (
				<>
					<output className="sr-only">{copy.loading}</output>
					{tierOf(plan) !== "free" && plan !== "trial" && <Skeleton className="h-8 w-32" />}
					<Skeleton className="h-6 w-56 max-w-full" />
				</>
			)}
			{subscription && (
				<>
					{platform.canManageBilling && <Price subscription={subscription} />}
					<p className="text-ink-2">{subscription.description}</p>
				</>
			)}
		</div>
	);
}

function Price({
	subscription: { plan, price, discounted_price, interval },
}: {
	subscription: SubscriptionView;
}) {
	const { paid, regular } = shownPrices(price, discounted_price);
	if (paid === null || plan === "admin") return null;
	return (
		<p className="flex flex-wrap items-baseline gap-x-2">
			{regular !== null && (
				<>
					<span className="sr-only">{copy.regularPrice}</span>
					<s className="text-ink-2">{regular}</s>
				</>
			)}
			<span className="text-lead font-semibold">{paid}</span>
			{interval !== null && (
				<span className="text-ink-2">{interval === "year" ? copy.perYear : copy.perMonth}</span>
			)}
		</p>
	);
}

/** BILL-55: text that starts with a dollar sign as it is, any other number with two decimals. */
export function priceWords(price: string | number): string {
	const text = String(price).trim();
	if (text.startsWith("$")) return text;
	const amount = Number(text);
	return text === "" || Number.isNaN(amount) ? text : amount.toFixed(2);
}

/** BILL-53, BILL-54: what is paid, and the regular price where it is higher. */
export function shownPrices(
	price: string | null,
	discounted: string | null,
): { paid: string | null; regular: string | null } {
	if (price === null || discounted === null || !(amountOf(discounted) < amountOf(price))) {
		return { paid: price === null ? null : priceWords(price), regular: null };
	}
	return { paid: priceWords(discounted), regular: priceWords(price) };
}

function amountOf(text: string): number {
	return Number(text.replace(/[^\d.]/g, ""));
}

interface CancelButtonProps {
	subscription: SubscriptionView;
	report: Report;
}

/** BILL-61 to BILL-63: at the end of what is paid, after a question. */
export function CancelButton({ subscription, report }: CancelButtonProps) {
	const { plan_name, current_period_end, status } = subscription;
	const changed = useSubscriptionChange();
	const [asking, setAsking] = useState(false);
	const cancel = useMutation({
		networkMode: "always",
		mutationFn: cancelSubscription,
		onMutate: () => report(null),
		onSuccess: async ({ message, subscription: next }) => {
			await changed(next);
			report({ good: true, text: message });
		},
		onError: (error) => {
			if (error instanceof OfflineError) return report({ good: false, text: copy.network });
			report(failure(copy.cancelFailed, billingMessage(error)));
		},
		onSettled: () => setAsking(false),
	});
	const stays = current_period_end !== null && status !== "past_due";
	return (
		<>
			<Button tone="quiet" onClick={() => setAsking(true)}>
				{copy.cancel}
			</Button>
			<AlertDialog
				open={asking}
				danger
				title={copy.cancelTitle(plan_name)}
				description={
					<div className="grid gap-3">
						<p>{stays ? copy.cancelUntil(plan_name, dayInLocale(current_period_end)) : copy.cancelNow}</p>
						<p>{copy.cancelThen}</p>
					</div>
				}
				cancelLabel={copy.keep(plan_name)}
				confirmLabel={copy.cancel}
				busy={cancel.isPending}
				onCancel={() => setAsking(false)}
				onConfirm={() => cancel.mutate()}
			/>
		</>
	);
}

interface DowngradeButtonProps {
	subscription: SubscriptionView;
	plan: PaidPlan;
	report: Report;
}

/** BILL-59, BILL-A17: from the next period on, at the price of the same interval, without a charge. */
export function DowngradeButton({ subscription, plan, report }: DowngradeButtonProps) {
	const { plan_name, current_period_end } = subscription;
	const queryClient = useQueryClient();
	const changed = useSubscriptionChange();
	const [asking, setAsking] = useState(false);
	const change = useMutation({
		networkMode: "always",
		mutationFn: async () =>
			changePlan(priceIdOf(await queryClient.ensureQueryData(plansQuery), plan), "downgrade"),
		onMutate: () => report(null),
		onSuccess: async ({ message, subscription: next }) => {
			await changed(next);
			report({ good: true, text: message });
		},
		onError: (error) => report(failure(copy.changeFailed, billingMessage(error))),
		onSettled: () => setAsking(false),
	});
	const day = current_period_end === null ? copy.nextRenewal : dayInLocale(current_period_end);
	return (
		<>
			<Button tone="secondary" onClick={() => setAsking(true)}>
				{copy.downgrade(planName(plan))}
			</Button>
			<AlertDialog
				open={asking}
				title={copy.downgrade(planName(plan))}
				description={
					<div className="grid gap-3">
						<p>{copy.downgradeQuestion(planName(plan), day, plan_name)}</p>
						<p>{copy.downgradeCharge}</p>
					</div>
				}
				cancelLabel={copy.notNow}
				confirmLabel={copy.downgrade(planName(plan))}
				busy={change.isPending}
				onCancel={() => setAsking(false)}
				onConfirm={() => change.mutate()}
			/>
		</>
	);
}

/** What became of the last press: stays in the page, and with `alert` also stands before it until it is read. */
export interface BillingOutcome extends Outcome {
	alert?: string;
}

/** A fixed sentence, with the reason of the server below it where it gave one. */
export function failure(sentence: string, reason: string | null): BillingOutcome {
	return reason === null ? { good: false, text: sentence } : { good: false, title: sentence, text: reason };
}

export type Report = (outcome: BillingOutcome | null) => void;
