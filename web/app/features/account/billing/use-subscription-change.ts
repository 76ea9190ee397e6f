import type { SubscriptionView } from "@dewlight/contracts/billing.ts";
import { useQueryClient } from "@tanstack/react-query";
import { refreshSession } from "#api/refresh-session.ts";
import { subscriptionQuery } from "./read-subscription.ts";

/** Shows what an answer said at once, then reads the person again (BILL-65). */
export function useSubscriptionChange(): (subscription: SubscriptionView) => Promise<unknown> {
	const queryClient = useQueryClient();
	return (subscription) => {
		queryClient.setQueryData(subscriptionQuery.queryKey, subscription);
		return refreshSession();
	};
}
