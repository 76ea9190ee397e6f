import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import { entitlementsOf } from "@dewlight/core/plans/entitlements.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { setUser } from "#api/session-store.ts";
import { useUser } from "#api/use-session.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { accountQuery, saveAccount } from "../account-calls.ts";
import { failureText } from "../failure-text.ts";
import { SettingsSection } from "../settings-section.tsx";

const betaCopy = {
	title: "Beta features",
	lead: "Part of Pro. What is new reaches you first, while it may still change or disappear.",
	label: "Show me new features before everyone else",
	hint: "Nothing new is being tried out at the moment. With this on, the next one appears for you by itself; your data and your plan stay as they are.",
	failed: "The choice could not be saved. Please try again.",
} as const;

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
		<SettingsSection id="beta" title={betaCopy.title} lead={betaCopy.lead}>
			<p className="text-ink-2">{betaCopy.hint}</p>
			<Checkbox
				label={betaCopy.label}
				checked={change.isPending ? change.variables : account.beta_features}
				aria-busy={change.isPending || undefined}
				error={change.isError ? failureText(change.error, betaCopy.failed) : undefined}
				onChange={(event) => {
					if (!change.isPending) change.mutate(event.target.checked);
				}}
			/>
		</SettingsSection>
	);
}
