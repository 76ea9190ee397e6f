import type { ProrationPreview } from "@dewlight/contracts/billing.ts";
import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { AlertDialog } from "../alert-dialog.tsx";
import { switchCopy as copy } from "./switch-copy.ts";

interface SwitchDialogProps {
	plan: PaidPlan;
	preview: ProrationPreview;
	busy: boolean;
	onRefuse: () => void;
	onConfirm: () => void;
}

/** BILL-45: what an upgrade costs now, before it is made. */
export function SwitchDialog({ plan, preview, busy, onRefuse, onConfirm }: SwitchDialogProps) {
	return (
		<AlertDialog
			open
			title={copy.title(plan)}
			description={<p>{copy.question(plan, preview)}</p>}
			cancelLabel={copy.refuse}
			confirmLabel={copy.confirm}
			busy={busy}
			onCancel={onRefuse}
			onConfirm={onConfirm}
		/>
	);
}
