/** NATIVE-04 fixes the sentence for the app. */
export const billingCopy = {
	title: "Your plan",
	lead: "What you have today.",
	trial: (day: string) => `Your trial ends on ${day}. Billing will be managed here later.`,
	plan: (name: string) => `You are on the ${name} plan. Billing will be managed here later.`,
	notInApp: "Billing management not available in app..",
} as const;
