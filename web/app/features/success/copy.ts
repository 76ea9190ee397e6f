/** BILL-38 to BILL-41 fix the five texts; the ways on are ours. */
export const successCopy = {
	title: "Your subscription",
	verifying: "Verifying your subscription…",
	confirmed: "Subscription Confirmed!",
	thanks: "Thanks for subscribing. Your account has been upgraded.",
	goOn: "Continue",
	failed: "Something went wrong",
	failedText: "We couldn't verify your subscription. Please contact support.",
	failedHelp:
		"A payment can take a minute to arrive. If you paid, nothing is lost: your plan follows by itself.",
	support: "Contact Support",
	billing: "Go to Billing",
} as const;
