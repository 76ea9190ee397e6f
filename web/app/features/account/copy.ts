/** For a query that the tab around a section has read already, so that showing the section does not ask again. */
export const READ_ABOVE = { refetchOnMount: false, retryOnMount: false } as const;

/** ACCT-01, ACCT-07 and ACCT-08 fix the tabs and the two failure texts; the rest is ours. */
export const accountCopy = {
	title: "Account",
	lead: "Your details, your security, and what we hold about you.",
	tabs: { account: "Account", billing: "Billing" },
	waiting: {
		title: "Our policies wait for your answer",
		text: "Until you answer, you can do here what nobody may keep you from: take your data along, end sessions, cancel a paid plan, delete the account.",
		answer: "Read and answer",
	},
	loading: "Loading your account…",
	loadFailed: "Failed to load account details.",
	network: "Network error.",
	retry: "Try again",
	cancel: "Cancel",
	updated: "Account updated.",
	unexpected: "Something went wrong. Please try again.",
} as const;
