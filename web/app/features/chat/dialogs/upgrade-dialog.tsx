import type { PlanKey } from "@dewlight/contracts/plans.ts";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { platform } from "#platform/current.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { chatCopy } from "../copy.ts";

const copy = chatCopy.upgrade;

interface UpgradeDialogProps {
	/** What the server says of the limit. */
	message: string;
	plan: PlanKey;
	onClose: () => void;
}

/** CHAT-17, CHAT-A12: the chat's own dialog; where plans cannot be bought it says where they are managed. */
export function UpgradeDialog({ message, plan, onClose }: UpgradeDialogProps) {
	if (!platform.canManageBilling) {
		return (
			<Dialog
				open
				onClose={onClose}
				title={copy.title}
				description={<p>{copy.native}</p>}
				footer={<Button onClick={onClose}>{copy.close}</Button>}
			/>
		);
	}
	const showPlans = () => {
		onClose();
		dispatchLimitEvent("upgradeNeeded", plan);
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={copy.title}
			description={<p>{message}</p>}
			footer={
				<>
					<Button tone="secondary" onClick={onClose}>
						{copy.later}
					</Button>
					<Button onClick={showPlans}>{copy.plans}</Button>
				</>
			}
		/>
	);
}
