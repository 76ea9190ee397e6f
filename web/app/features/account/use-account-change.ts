import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { refreshSession } from "#api/refresh-session.ts";
import { accountQuery } from "./read-account.ts";

/** Shows what an answer said at once, then reads the settings and the person again. */
export function useAccountChange(): (known?: Partial<AccountSettings>) => Promise<void> {
	const queryClient = useQueryClient();
	return async (known) => {
		queryClient.setQueryData(accountQuery.queryKey, (old) => old && { ...old, ...known });
		await Promise.all([queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }), refreshSession()]);
	};
}
