import type { SubscriptionView } from "@dewlight/contracts/billing.ts";
import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { billingMessage } from "#api/api-error.ts";
import { changePlan } from "#api/change-plan.ts";
import { plansQuery, priceIdOf } from "#api/read-plans.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { dayInLocale } from "#ui/billing/day-in-locale.ts";
import { Button } from "#ui/button.tsx";
import { billingCopy as copy } from "./copy.ts";
import { failure, type Report } from "./report.ts";
import { useSubscriptionChange } from "./use-subscription-change.ts";

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
