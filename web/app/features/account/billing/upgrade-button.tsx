import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import { useQueryClient } from "@tanstack/react-query";
import { billingMessage } from "#api/api-error.ts";
import { usePlanSwitch } from "#api/use-plan-switch.ts";
import { switchCopy } from "#ui/billing/switch-copy.ts";
import { SwitchDialog } from "#ui/billing/switch-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { billingCopy as copy } from "./copy.ts";
import { subscriptionQuery } from "./read-subscription.ts";
import { failure, type Report } from "./report.ts";

interface UpgradeButtonProps {
	plan: PaidPlan;
	report: Report;
}

/** BILL-60, BILL-A18: the question and the call of the upgrade dialog. */
export function UpgradeButton({ plan, report }: UpgradeButtonProps) {
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
