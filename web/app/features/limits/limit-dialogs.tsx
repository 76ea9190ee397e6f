import type { TriggerEvent } from "@dewlight/contracts/constants.ts";
import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { tierOf } from "@dewlight/core/plans/plan.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { limitsCopy } from "./copy.ts";
import { PlanTable } from "./plan-table.tsx";

interface LimitDialogsProps {
	event: TriggerEvent;
	plan: PlanKey;
	onClose: () => void;
}

/** NAV-21, NAV-22, NAV-A10: fair use is for paid plans; Free and trial are shown what each plan holds. */
export function LimitDialogs({ event, plan, onClose }: LimitDialogsProps) {
	const tier = tierOf(plan);
	const fairUse = event === "usageLimitExceeded" && (tier === "plus" || tier === "pro");
	if (fairUse) {
		return (
			<Dialog
				open
				onClose={onClose}
				title={limitsCopy.fairUseTitle}
				description={<p>{limitsCopy.fairUseText}</p>}
				footer={
					<>
						<Button tone="secondary" onClick={onClose}>
							{limitsCopy.close}
						</Button>
						<LinkButton to={paths.contactAbout("General")} onClick={onClose}>
							{limitsCopy.contactSupport}
						</LinkButton>
					</>
				}
			/>
		);
	}
	return (
		<Dialog
			open
			onClose={onClose}
			title={limitsCopy.plansTitle}
			description={<p>{limitsCopy.plansText}</p>}
			footer={<Button onClick={onClose}>{limitsCopy.close}</Button>}
		>
			<PlanTable current={plan} />
		</Dialog>
	);
}
