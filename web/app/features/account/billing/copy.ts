import { HISTORY, QUOTAS } from "@dewlight/core/plans/entitlements.ts";

const { scans, messages } = QUOTAS.free;
const history =
	HISTORY.free.kind === "last" ? `, and your last ${HISTORY.free.count} scans in the timeline` : "";

/**
 * NATIVE-04, BILL-51, BILL-57 to BILL-68 and BILL-A17 fix the buttons, the downgrade's question and the failures; the
 * rest is ours.
 */
export const billingCopy = {
	title: "Your plan",
	lead: "What you have, what it costs, and what happens next.",
	leadInApp: "What you have, and what happens next.",
	loading: "Loading your subscription…",
	refused: "Could not retrieve subscription details.",
	unreachable: "Failed to fetch subscription information.",
	retry: "Try again",
	notInApp: "Billing management not available in app..",
	network: "Network error.",

	regularPrice: "Regular price",
	perMonth: "/month",
	perYear: "/year",
	founding: "Founding member",
	seePlans: "See plans",

	keep: (name: string) => `Keep ${name}`,
	resume: (name: string) => `Resume ${name}`,
	keepFailed: (name: string) => `Failed to keep ${name}.`,
	keepUnreachable: "Network error while updating subscription.",
	alertTitle: "Your subscription is as it was",
	alertClose: "OK",

	upgrade: (name: string) => `Upgrade to ${name}`,
	downgrade: (name: string) => `Downgrade to ${name}`,
	downgradeQuestion: (to: string, day: string, from: string) =>
		`Downgrade to ${to} on ${day}? You keep ${from} until then.`,
	nextRenewal: "the next renewal",
	downgradeCharge: "Nothing is charged today.",
	notNow: "Not now",
	changeFailed: "Plan change failed.",

	cancel: "Cancel Subscription",
	cancelTitle: (name: string) => `Cancel ${name}?`,
	cancelUntil: (name: string, day: string) => `You keep ${name} until ${day} and are not charged again.`,
	cancelNow: "You are not charged again.",
	cancelThen: `After that you are on Free: ${scans.limit} scan and ${messages.limit} messages a month${history}. Older scans are kept.`,
	cancelFailed: "Cancellation failed.",

	payment: {
		title: "Your last payment did not go through",
		text: "Update your card or finish the open payment, so that your plan goes on.",
		action: "Update card",
		failed: "The payment page could not be opened. Please try again.",
	},
} as const;
