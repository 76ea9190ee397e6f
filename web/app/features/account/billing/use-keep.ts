import { useMutation } from "@tanstack/react-query";
import { billingMessage, OfflineError } from "#api/api-error.ts";
import { billingCopy as copy } from "./copy.ts";
import type { Report } from "./report.ts";
import { keepCurrentPlan } from "./subscription-calls.ts";
import { useSubscriptionChange } from "./use-subscription-change.ts";

/** BILL-64 to BILL-67 */
export function useKeep(name: string, report: Report) {
	const changed = useSubscriptionChange();
	return useMutation({
		networkMode: "always",
		mutationFn: keepCurrentPlan,
		onMutate: () => report(null),
		onSuccess: async ({ message, subscription }) => {
			await changed(subscription);
			report({ good: true, text: message });
		},
		onError: (error) => {
			if (error instanceof OfflineError) {
				return report({ good: false, text: copy.network, alert: copy.keepUnreachable });
			}
			const text = billingMessage(error) ?? copy.keepFailed(name);
			report({ good: false, text, alert: text });
		},
	});
}
