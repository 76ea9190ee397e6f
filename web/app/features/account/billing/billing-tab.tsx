import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hasAcceptedPolicies } from "#api/accepted-policies.ts";
import { OfflineError } from "#api/api-error.ts";
import { useUser } from "#api/use-session.ts";
import { platform } from "#platform/current.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { OutcomeNotice } from "../outcome-notice.tsx";
import { SettingsSection } from "../settings-section.tsx";
import { billingCopy as copy } from "./copy.ts";
import { PaymentNotice } from "./payment-notice.tsx";
import { PlanButtons } from "./plan-buttons.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { subscriptionQuery } from "./read-subscription.ts";
import type { BillingOutcome } from "./report.ts";
import { UsageSection } from "./usage/usage-section.tsx";

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
