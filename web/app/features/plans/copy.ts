import { type HistoryWindow, QUOTAS } from "@dewlight/core/plans/entitlements.ts";

const { scans, messages } = QUOTAS.pro;

/**
 * NAV-22 and NAV-23 fix the first title and its two buttons, NATIVE-03 the sentence for the app, BILL-25 to BILL-27
 * and BILL-A16 what the buttons and the hint say, BILL-33 to BILL-37 the failures of checkout.
 */
export const plansCopy = {
	fairUse: {
		title: "Fair Use Limit Reached",
		text: "You have used everything your plan holds for this period. It fills up again by itself.",
		close: "Close",
		support: "Contact Support",
	},
	native: {
		title: "Plus and Pro",
		text: "A Plus or Pro account is required. Accounts are managed on the product website.",
		close: "Close",
	},
	title: "Choose your plan",
	lead: "Every plan reads your skin, builds your care plan and finds products that fit.",
	trialLead: (day: string) =>
		`Your trial ends on ${day}. After that you are on Free, unless you choose a plan.`,
	loading: "Loading the prices…",
	loadFailed: "The prices could not be loaded.",
	retry: "Try again",

	billed: "How it is billed",
	month: "Monthly",
	year: "Annual",
	spent: {
		title: (name: string) => `Part of ${name} is used up already`,
		confirm: "Continue to payment",
		refuse: "Not now",
	},
	current: "Current Plan",
	upgrade: (name: string) => `Upgrade to ${name}`,
	downgrade: (name: string) => `Downgrade to ${name}`,
	join: "Get Started Free",
	busy: "One moment…",
	hint: { before: "To cancel or downgrade, go to ", link: "Account Settings", after: "." },

	holds: {
		scans: (count: number) => (count === 1 ? "1 scan a month" : `${count} scans a month`),
		messages: (count: number) => `${count} chat messages a month`,
		unlimited: "Scans and chat, unlimited*",
		ads: "Shows ads of our own",
		noAds: "No ads",
		beta: "Beta features first",
		exports: "Export as CSV, JSON, PDF",
	},
	footnote: `*Subject to fair use: ${scans.limit} scans and ${messages.limit} messages per month.`,
	terms: "Prices in US dollars. Cancel any time: a plan runs to the end of what is paid.",

	checkout: {
		network: "Network error. Please check your connection and try again.",
		refused: (body: string) => `Error creating checkout session: ${body}`,
		invalid: "Server returned invalid JSON",
		redirect: "Stripe redirect failed. Try again later.",
		noId: "Could not start Stripe Checkout.",
		/** Stands in for a code that is not for people. */
		notYet: "Please finish setting up your account first.",
	},
} as const;

export function historyWords(history: HistoryWindow): string {
	switch (history.kind) {
		case "last":
			return `Your last ${history.count} scans in the timeline`;
		case "months":
			return `${history.months} months of timeline`;
		case "all":
			return "The full timeline";
	}
}
