import { subscriptionSchema } from "@dewlight/contracts/billing.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "#api/request.ts";

/** API-46 */
export const subscriptionQuery = queryOptions({
	queryKey: ["subscription"],
	networkMode: "always",
	queryFn: ({ signal }) => request("subscription", { answer: subscriptionSchema, signal }),
});
