import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import { entitlementsOf } from "@dewlight/core/plans/entitlements.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { setUser } from "#api/session-store.ts";
import { useUser } from "#api/use-session.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { failureText } from "../failure-text.ts";
import { accountQuery } from "../read-account.ts";
import { SettingsSection } from "../settings-section.tsx";
import { betaCopy as copy } from "./beta-copy.ts";
import { saveAccount } from "./save-account.ts";

/** ACCT-A8: for Pro only, saved at once. */
export function BetaFeatures({ account }: { account: AccountSettings }) {
	const queryClient = useQueryClient();
	const user = useUser();
	const change = useMutation({
		mutationFn: (wanted: boolean) => saveAccount({ beta_features: wanted }),
		onSuccess: ({ user: changed }, wanted) => {
			setUser(changed);
			queryClient.setQueryData(accountQuery.queryKey, (old) => old && { ...old, beta_features: wanted });
		},
	});
	if (user === null || !entitlementsOf(user.plan).beta) return null;
	return (
		<SettingsSection id="beta" title={copy.title} lead={copy.lead}>
			<p className="text-ink-2">{copy.hint}</p>
			<Checkbox
				label={copy.label}
				checked={change.isPending ? change.variables : account.beta_features}
				aria-busy={change.isPending || undefined}
				error={change.isError ? failureText(change.error, copy.failed) : undefined}
				onChange={(event) => {
					if (!change.isPending) change.mutate(event.target.checked);
				}}
			/>
		</SettingsSection>
	);
}
