import type { ProrationPreview, SpentQuota } from "@dewlight/contracts/billing.ts";
import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { AlertDialog } from "../alert-dialog.tsx";
import { SpentList } from "./spent-list.tsx";
import { switchCopy as copy } from "./switch-copy.ts";

interface SwitchDialogProps {
	plan: PaidPlan;
	preview: ProrationPreview;
	/** Used up already, so that the plan leaves nothing of it. */
	spent: readonly SpentQuota[];
	busy: boolean;
	onRefuse: () => void;
	onConfirm: () => void;
}

/** BILL-45: what an upgrade costs now, before it is made. */
export function SwitchDialog({ plan, preview, spent, busy, onRefuse, onConfirm }: SwitchDialogProps) {
	return (
		<AlertDialog
			open
			title={copy.title(plan)}
			description={
				<div className="grid gap-3">
					<SpentList plan={plan} spent={spent} />
					<p>{copy.question(plan, preview)}</p>
				</div>
			}
			cancelLabel={copy.refuse}
			confirmLabel={copy.confirm}
			busy={busy}
			onCancel={onRefuse}
			onConfirm={onConfirm}
		/>
	);
}
