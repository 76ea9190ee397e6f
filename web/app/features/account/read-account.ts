import { accountSchema } from "@dewlight/contracts/account-settings.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "#api/request.ts";

/** API-19. A new address is confirmed elsewhere: whoever comes back from there finds it. */
export const accountQuery = queryOptions({
	queryKey: ["account"],
	refetchOnWindowFocus: "always",
	queryFn: ({ signal }) => request("account", { answer: accountSchema, signal }),
});
