import { confirmSubscriptionAnswerSchema } from "@dewlight/contracts/billing.ts";
import { queryOptions } from "@tanstack/react-query";
import { refreshSession } from "#api/refresh-session.ts";
import { request } from "#api/request.ts";

/**
 * API-33, as a query: asking again is harmless (BILL-A25) and one mount asks once. After a yes the person is read
 * again, so that the next page knows the plan.
 */
export function confirmationQuery(sessionId: string) {
	return queryOptions({
		queryKey: ["confirm-subscription", sessionId],
		networkMode: "always",
		retry: false,
		staleTime: "static",
		queryFn: async () => {
			const body = { sessionId };
			const { success } = await request("confirmSubscription", {
				answer: confirmSubscriptionAnswerSchema,
				body,
			});
			if (success) void refreshSession();
			return success;
		},
	});
}
