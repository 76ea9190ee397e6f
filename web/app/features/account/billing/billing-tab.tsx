import type { SubscriptionView } from "@dewlight/contracts/billing.ts";
import { intervalOf, type PaidPlan, paidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { type PlanKey, planName, tierOf } from "@dewlight/core/plans/plan.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { billingMessage, OfflineError } from "#api/api-error.ts";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { usePlanSwitch } from "#api/plan-calls.ts";
import { hasAcceptedPolicies, useUser } from "#api/session.ts";
import { platform } from "#platform/current.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { SwitchDialog, switchCopy } from "#ui/billing/switch-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Notice, RetryNotice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/page.tsx";
import {
	keepCurrentPlan,
	readCardUpdateUrl,
	subscriptionQuery,
	useSubscriptionChange,
} from "../account-calls.ts";
import { billingCopy as copy } from "../copy.ts";
import { OutcomeNotice, SettingsSection } from "../settings-parts.tsx";
import {
	type BillingOutcome,
	CancelButton,
	DowngradeButton,
	failure,
	PlanSummary,
	type Report,
} from "./current-plan.tsx";
import { UsageSection } from "./usage/usage-section.tsx";

const paymentCopy = copy.payment;

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

/** BILL-52 to BILL-70. The plan's name is known from the session, so it stands there from the start. */
export function BillingTab() {
	const user = useUser();
	if (user === null) return null;
	return (
		<div className="grid gap-14 pt-3 desk:gap-16 desk:pt-6">
			<PlanSection plan={user.plan} canChange={hasAcceptedPolicies(user)} />
			{hasAcceptedPolicies(user) && <UsageSection user={user} />}
		</div>
	);
}

interface PlanSectionProps {
	plan: PlanKey;
	/** False while new legal texts wait: a plan is canceled or kept, and nothing is bought. */
	canChange: boolean;
}

function PlanSection({ plan, canChange }: PlanSectionProps) {
	const { data: subscription, error, isFetching, refetch } = useQuery(subscriptionQuery);
	const [told, setTold] = useState<{ outcome: BillingOutcome; plan: PlanKey } | null>(null);
	const [alert, setAlert] = useState<string | null>(null);
	const report = (next: BillingOutcome | null) => {
		setTold(next && { outcome: next, plan });
		setAlert(next?.alert ?? null);
	};
	// A failure is about the plan it happened on: once that has changed after all, it would be untrue.
	const outcome = told && (told.outcome.good || told.plan === plan) ? told.outcome : null;
	const failed = subscription === undefined && error !== null && !isFetching;
	return (
		<SettingsSection
			id="plan"
			title={copy.title}
			lead={platform.canManageBilling ? copy.lead : copy.leadInApp}
		>
			<PlanSummary plan={plan} subscription={failed ? null : subscription} />
			{subscription === undefined && !failed && platform.canManageBilling && (
				<Skeleton className="h-12 w-36 rounded-full" />
			)}
			{failed && (
				<RetryNotice
					text={error instanceof OfflineError ? copy.unreachable : copy.refused}
					retryLabel={copy.retry}
					onRetry={() => void refetch()}
				/>
			)}
			{!platform.canManageBilling && <p className="text-ink-2">{copy.notInApp}</p>}
			{platform.canManageBilling && subscription !== undefined && (
				<>
					{subscription.needs_payment && canChange && <PaymentNotice />}
					<PlanButtons subscription={subscription} canChange={canChange} report={report} />
				</>
			)}
			<OutcomeNotice outcome={outcome} />
			<AlertDialog
				open={alert !== null}
				title={copy.alertTitle}
				description={<p>{alert}</p>}
				cancelLabel={copy.alertClose}
				onCancel={() => setAlert(null)}
			/>
		</SettingsSection>
	);
}

interface PlanButtonsProps {
	subscription: SubscriptionView;
	/** False: nothing is bought or changed now, only canceled or kept. */
	canChange: boolean;
	report: Report;
}

function PlanButtons({ subscription, canChange, report }: PlanButtonsProps) {
	const { plan, plan_name } = subscription;
	const actions = billingActions(subscription);
	const { keep, upgrade, downgrade, cancel, seePlans } = canChange
		? actions
		: { ...actions, upgrade: null, downgrade: null, seePlans: false };
	const keeping = useKeep(plan_name, report);
	if (!(keep || upgrade || downgrade || cancel || seePlans)) return null;
	return (
		<div className="flex flex-wrap gap-3">
			{keep !== null && (
				<Button busy={keeping.isPending} onClick={() => keeping.mutate()}>
					{keep === "resume" ? copy.resume(plan_name) : copy.keep(plan_name)}
				</Button>
			)}
			{upgrade !== null && <UpgradeButton plan={upgrade} report={report} />}
			{downgrade !== null && <DowngradeButton subscription={subscription} plan={downgrade} report={report} />}
			{cancel && <CancelButton subscription={subscription} report={report} />}
			{seePlans && <Button onClick={() => dispatchLimitEvent("upgradeNeeded", plan)}>{copy.seePlans}</Button>}
		</div>
	);
}

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

interface UpgradeButtonProps {
	plan: PaidPlan;
	report: Report;
}

/** BILL-60, BILL-A18: the question and the call of the upgrade dialog. */
function UpgradeButton({ plan, report }: UpgradeButtonProps) {
	const queryClient = useQueryClient();
	const change = usePlanSwitch({
		onSwitched: (subscription) => {
			queryClient.setQueryData(subscriptionQuery.queryKey, subscription);
			report({ good: true, text: switchCopy.done });
		},
		onFailed: (error) => {
			const reason = billingMessage(error);
			report(failure(copy.changeFailed, reason && switchCopy.failed(reason)));
		},
	});
	return (
		<>
			<Button
				busy={change.pricing !== null}
				onClick={() => {
					report(null);
					change.ask(plan);
				}}
			>
				{copy.upgrade(planName(plan))}
			</Button>
			{change.question !== null && (
				<SwitchDialog
					{...change.question}
					busy={change.changing}
					onRefuse={change.refuse}
					onConfirm={change.confirm}
				/>
			)}
		</>
	);
}

/** BILL-64 to BILL-67 */
function useKeep(name: string, report: Report) {
	const changed = useSubscriptionChange();
	return useMutation({
		networkMode: "always",
		mutationFn: keepCurrentPlan,
		onMutate: () => report(null),
		onSuccess: async ({ message, subscription }) => {
			await changed(subscription);
			report({ good: true, text: message });
		},
		onError: (error) => {
			if (error instanceof OfflineError) {
				return report({ good: false, text: copy.network, alert: copy.keepUnreachable });
			}
			const text = billingMessage(error) ?? copy.keepFailed(name);
			report({ good: false, text, alert: text });
		},
	});
}

/** DER-34: a renewal failed; the provider's page takes the new card or the open payment. */
function PaymentNotice() {
	const open = useMutation({
		networkMode: "always",
		mutationFn: async () => window.location.assign(await readCardUpdateUrl()),
	});
	return (
		<Notice tone="warn" title={paymentCopy.title}>
			<div className="grid justify-items-start gap-3">
				<p>{paymentCopy.text}</p>
				<Button size="small" busy={open.isPending || open.isSuccess} onClick={() => open.mutate()}>
					{paymentCopy.action}
				</Button>
				{open.isError && <p role="alert">{paymentCopy.failed}</p>}
			</div>
		</Notice>
	);
}
