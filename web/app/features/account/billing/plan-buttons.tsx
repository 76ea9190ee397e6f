import type { SubscriptionView } from "@dewlight/contracts/billing.ts";
import { dispatchLimitEvent } from "#api/limit-events.ts";
import { Button } from "#ui/button.tsx";
import { billingActions } from "./billing-actions.ts";
import { CancelButton } from "./cancel-button.tsx";
import { billingCopy as copy } from "./copy.ts";
import { DowngradeButton } from "./downgrade-button.tsx";
import type { Report } from "./report.ts";
import { UpgradeButton } from "./upgrade-button.tsx";
import { useKeep } from "./use-keep.ts";

interface PlanButtonsProps {
	subscription: SubscriptionView;
	/** False: nothing is bought or changed now, only canceled or kept. */
	canChange: boolean;
	report: Report;
}

export function PlanButtons({ subscription, canChange, report }: PlanButtonsProps) {
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
