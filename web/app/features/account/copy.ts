/** ACCT-01, ACCT-07 and ACCT-08 fix the tabs and the two failure texts; the rest is ours. */
export const accountCopy = {
	title: "Account",
	lead: "Your details, your security, and what we hold about you.",
	tabs: { account: "Account", billing: "Billing" },
	loading: "Loading your account…",
	loadFailed: "Failed to load account details.",
	network: "Network error.",
	retry: "Try again",
	cancel: "Cancel",
	updated: "Account updated.",
	unexpected: "Something went wrong. Please try again.",
} as const;
