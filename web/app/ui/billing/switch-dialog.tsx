import type { ProrationPreview, SpentQuota } from "@dewlight/contracts/billing.ts";
import { intervalOf, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import { AlertDialog } from "../alert-dialog.tsx";
import { chargeWords, dayInLocale } from "./billing-words.ts";
import { SpentList } from "./spent-quota.tsx";

/** BILL-45 and BILL-48 to BILL-50 fix the question, the success and the two failures. */
export const switchCopy = {
	title: (plan: PaidPlan) =>
		`${planName(plan)}, billed ${intervalOf(plan) === "year" ? "yearly" : "monthly"}`,
	question: (plan: PaidPlan, { amount_due, currency, renewal_timestamp }: ProrationPreview) =>
		`Switch to ${planName(plan)}? You'll be charged ${chargeWords(amount_due, currency)} now, next renewal on ${dayInLocale(renewal_timestamp * 1_000)}. Continue?`,
	refuse: "Not now",
	confirm: "Continue",
	done: "Upgrade successful!",
	failed: (message: string | null) => (message === null ? "Upgrade failed" : `Failed to upgrade: ${message}`),
} as const;

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
			title={switchCopy.title(plan)}
			description={
				<div className="grid gap-3">
					<SpentList plan={plan} spent={spent} />
					<p>{switchCopy.question(plan, preview)}</p>
				</div>
			}
			cancelLabel={switchCopy.refuse}
			confirmLabel={switchCopy.confirm}
			busy={busy}
			onCancel={onRefuse}
			onConfirm={onConfirm}
		/>
	);
}
