import type { SubscriptionView } from "@dewlight/contracts/billing.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { billingMessage, OfflineError } from "#api/api-error.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { dayInLocale } from "#ui/billing/day-in-locale.ts";
import { Button } from "#ui/button.tsx";
import { billingCopy as copy } from "./copy.ts";
import { failure, type Report } from "./report.ts";
import { cancelSubscription } from "./subscription-calls.ts";
import { useSubscriptionChange } from "./use-subscription-change.ts";

interface CancelButtonProps {
	subscription: SubscriptionView;
	report: Report;
}

/** BILL-61 to BILL-63: at the end of what is paid, after a question. */
export function CancelButton({ subscription, report }: CancelButtonProps) {
	const { plan_name, current_period_end, status } = subscription;
	const changed = useSubscriptionChange();
	const [asking, setAsking] = useState(false);
	const cancel = useMutation({
		networkMode: "always",
		mutationFn: cancelSubscription,
		onMutate: () => report(null),
		onSuccess: async ({ message, subscription: next }) => {
			await changed(next);
			report({ good: true, text: message });
		},
		onError: (error) => {
			if (error instanceof OfflineError) return report({ good: false, text: copy.network });
			report(failure(copy.cancelFailed, billingMessage(error)));
		},
		onSettled: () => setAsking(false),
	});
	const stays = current_period_end !== null && status !== "past_due";
	return (
		<>
			<Button tone="quiet" onClick={() => setAsking(true)}>
				{copy.cancel}
			</Button>
			<AlertDialog
				open={asking}
				danger
				title={copy.cancelTitle(plan_name)}
				description={
					<div className="grid gap-3">
						<p>{stays ? copy.cancelUntil(plan_name, dayInLocale(current_period_end)) : copy.cancelNow}</p>
						<p>{copy.cancelThen}</p>
					</div>
				}
				cancelLabel={copy.keep(plan_name)}
				confirmLabel={copy.cancel}
				busy={cancel.isPending}
				onCancel={() => setAsking(false)}
				onConfirm={() => cancel.mutate()}
			/>
		</>
	);
}
