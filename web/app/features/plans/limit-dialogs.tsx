import type { User } from "@dewlight/contracts/accounts.ts";
import type { TriggerEvent } from "@dewlight/contracts/constants.ts";
import { tierOf } from "@dewlight/core/plans/plan.ts";
import { platform } from "#platform/current.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { plansCopy } from "./copy.ts";
import { FairUseDialog } from "./fair-use-dialog.tsx";
import { PlansDialog } from "./plans-dialog.tsx";

const { native } = plansCopy;

interface LimitDialogsProps {
	event: TriggerEvent;
	/** Null for a visitor. The person's own plan counts, whatever the event says (NAV-A6). */
	user: User | null;
	onClose: () => void;
}

/** NAV-21, NAV-22, NAV-A10: fair use is for paid plans; everybody else is shown the plans, where they are sold. */
export function LimitDialogs({ event, user, onClose }: LimitDialogsProps) {
	const tier = user === null ? "free" : tierOf(user.plan);
	if (event === "usageLimitExceeded" && (tier === "plus" || tier === "pro")) {
		return <FairUseDialog onClose={onClose} />;
	}
	if (platform.canManageBilling) return <PlansDialog user={user} onClose={onClose} />;
	return (
		<Dialog
			open
			onClose={onClose}
			title={native.title}
			description={<p>{native.text}</p>}
			footer={<Button onClick={onClose}>{native.close}</Button>}
		/>
	);
}
