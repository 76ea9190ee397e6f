import { accountSchema } from "@dewlight/contracts/account-settings.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "#api/request.ts";

/** API-19 */
export const accountQuery = queryOptions({
	queryKey: ["account"],
	queryFn: ({ signal }) => request("account", { answer: accountSchema, signal }),
});
